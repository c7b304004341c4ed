import { catalogue } from '../catalogue.ts'

export const paymentAnswerTexts = catalogue('payment-answer', {
  pleaseChooseOneOfTheList: 'Please choose one of the list',
  notTakenInThisWay: 'This account does not take payments in this way',
  noSuchPaymentRequest: 'This payment request does not exist.',
  toldUtr: 'A payment with this utr number is already pending or approved',
  toldSlip: 'A payment with this number of the deposit slip is already pending or approved',
  toldCheque: 'A payment with this cheque number is already pending or approved',
})
