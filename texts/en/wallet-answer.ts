import { catalogue } from '../catalogue.ts'

/** What the server says when something is paid from a wallet. */
export const walletAnswers = catalogue('wallet-answer', {
  priceHasChanged:
    'The price has changed: it is {price} now. Nothing was charged. Please look at it once more before you pay.',
  balanceTooLow: 'The balance is too low: {missing} more is needed.',
  checkTheDays: 'Please check the days.',
  bookedWithOtherFacts: 'This was already booked, with other facts. Please reload and look at it again.',
})
