import { catalogue } from '../catalogue.ts'

export const formTexts = catalogue('form', {
  notSavedYetNo:
    'Not saved yet: no connection. What you typed, but for Aadhaar details, is kept in this browser and saved by itself.',
  savedAt: 'Saved at {savedAt}',
  close: 'Close',
  cancel: 'Cancel',
  yourLastEntriesAre: 'Your last entries are back.',
  startOver: 'Start over',
  isTakenFromYour: '{price} is taken from your wallet.',
  nothingIsTakenFrom: 'Nothing is taken from your wallet.',
  enterAnAmountIn: 'Enter an amount in rupees, such as 1,250.50',
  theBalanceIsToo: 'The balance is too low',
  addMoney: 'Add money',
  price: 'Price',
  yourCommission: 'Your commission',
  tdsOnIt: 'TDS on it',
  leavesTheWallet: 'Leaves the wallet',
  balanceNow: 'Balance now',
  save: 'Save',
  pincode: 'Pincode',
  state: 'State',
  district: 'District',
  moreIsNeeded: '{missing} more is needed.',
})
