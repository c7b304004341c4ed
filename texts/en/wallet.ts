import { catalogue } from '../catalogue.ts'

export const walletTexts = catalogue('wallet', {
  availableBalance: 'Available balance',
  lastKnown: 'last known',
  walletStatement: 'Wallet statement',
  pendingEarnings: 'Pending earnings',
  lowBalance: 'Low balance',
  addMoney: 'Add money',
  warnMeBelowRupees: 'Warn me below (rupees)',
  theLimitIsSaved: 'The limit is saved.',
  lowBalanceWarning: 'Low-balance warning',
  aBannerAndA: 'A banner and a notice tell you when the balance falls below it. 0 for never.',
  everyMovementOfYour: 'Every movement of your wallet, newest first, with the balance after it.',
  sumsOfTheseDays: 'Sums of these days',
  noMoneyMovedIn: 'No money moved in these days.',
  noMoneyHasMoved: 'No money has moved yet.',
  pendingBelowYou:
    '<b>Pending earnings</b>: {amount} from sales below you. It comes onto your wallet when those sales can no longer be cancelled.',
  advanceTaken:
    '<b>Advance</b>: {amount}. Commission that you had spent was taken back by a refund; your next earnings pay it back.',
  isLeft: '<b>Low balance</b>: {balance} is left, below your limit of {limit}.',
  opening: 'Opening',
  credits: 'Credits',
  debits: 'Debits',
  closing: 'Closing',
})
