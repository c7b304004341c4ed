import { catalogue } from '../catalogue.ts'

export const shellTexts = catalogue('shell', {
  loadingTheMenu: 'Loading the menu',
  logout: 'Logout',
  thisPageIsNot: 'This page is not among your permissions',
  nothingIsBrokenYour:
    'Nothing is broken: your sign-in does not include this page. If you need it for your work, ask whoever manages your account to add the permission.',
  goToTheDashboard: 'Go to the dashboard',
  newApplication: 'New application',
  close: 'Close',
  photoOf: 'Photo of {displayName}',
  mostUsed: 'Most used',
  new: 'New',
  hideTheMenu: 'Hide the menu',
  showTheMenu: 'Show the menu',
  skipToThePage: 'Skip to the page',
  menu: 'Menu',
  dismiss: 'Dismiss',
  error: 'Error',
})
