import { catalogue } from '../catalogue.ts'

export const visitorTexts = catalogue('visitor', {
  checkingPleaseWait: 'Checking, please wait: {percent} %',
  chatServiceIsNot: 'Chat service is not available.',
  liveChat: 'Live Chat',
  noConnectionTryAgain: 'No connection: try again',
  closeChat: 'Close chat',
  captchaTypeTheCharacters: 'Captcha: type the characters you see here',
  newCaptcha: 'New captcha',
  pictureInstead: 'Use a picture instead',
  iCannotReadThe: 'I cannot read the picture',
  captcha: 'Captcha',
  theCheckIsDone: 'The check is done. You need not type anything here.',
  loading: 'Loading...',
  theCaptchaCouldNot: 'The captcha could not be loaded. Try a new one.',
  thisCheckNeedsAn: 'This check needs an address that begins with https.',
  newsAndUpdates: 'News and updates',
  important: 'Important',
  announcements: 'Announcements',
  somethingIsNotRight: 'Something is not right...',
  thePageYouAre:
    'The page you are trying to open does not exist. You may have mistyped the address, or the page has been moved to another address. If you think this is an error, please contact support.',
  getBackToHome: 'Get back to home page',
})
