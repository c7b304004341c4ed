import { catalogue } from '../catalogue.ts'

export const statementTexts = catalogue('statement', {
  date: 'Date',
  narration: 'Narration',
  debit: 'Debit',
  credit: 'Credit',
  balance: 'Balance',
  about: 'About',
  reference: 'Reference',
  enterAnAmount: 'Enter an amount',
  notBelowZero: 'Cannot be below zero',
  atMostTenLakh: 'At most ₹10,00,000.00',
  openingBalance: 'Opening balance',
  moneyAdded: 'Money added',
  moneyAddedOnline: 'Money added online',
  idSale: 'Id sale',
  reversal: 'Reversal',
  correction: 'Correction',
})
