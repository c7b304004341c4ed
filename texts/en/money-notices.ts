import { catalogue } from '../catalogue.ts'

/** What the bell tells a merchant of money, and of what it buys at UTI. */
export const moneyNotices = catalogue('money-notices', {
  paymentApproved: 'Payment {refNo} approved',
  paymentRejected: 'Payment {refNo} rejected',
  onlineReceived: 'Online payment {orderNo} received',
  isOnYourWallet: '{amount} is on your wallet.',
  correction: 'Correction {no}',
  putOnWallet: '{amount} was put on your wallet. {reason}',
  takenOffWallet: '{amount} was taken off your wallet. {reason}',
  lowBalance: 'Low balance',
  isLeft: '{amount} is left on your wallet. Please add money in time.',
  couponsRefused: 'Coupon order {no} refused',
  couponsRefusedText: '{reason} The amount is back on your wallet.',
  psaIsThere: 'Your PSA id is there',
  psaIsThereText: 'You can buy UTI coupons now. Your PSA id is {psaId}.',
  psaRejected: 'Your PSA request was rejected',
  parcelOnItsWay: 'Parcel {no} is on its way',
  parcelReceived: 'Parcel {no} received',
  everythingWasInIt: 'Everything was in it.',
  parcelMissing: 'Missing: {numbers}. They wait to be sent again.',
})
