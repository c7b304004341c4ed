import { catalogue } from '../catalogue.ts'

export const pushTexts = catalogue('push', {
  onThisDevice: 'Notices on this device',
  comeWhileClosed: 'They come to the screen of this phone or computer, also while the portal is closed.',
  panIssued: 'PAN issued',
  sentBack: 'Application sent back',
  moneyCredited: 'Money credited',
  panIssuedText: 'The PAN of an application has come. Tap to see it.',
  sentBackText: 'A PAN application has to be corrected. Tap to see why.',
  moneyCreditedText: 'Money has come into your wallet. Tap to see it.',
  hearAtOnce: 'Hear of it at once?',
  offer:
    'This device can tell you when a PAN is issued, an application is sent back or money is credited. No names or numbers are shown.',
  turnOn: 'Turn on',
  notNow: 'Not now',
  isOn: 'Notices are on for this device.',
  cannotShow: 'This browser cannot show notices. On an iPhone, first add the portal to the home screen.',
  isBlocked: 'Notices are blocked in this browser. Allow them in its settings for this site, then come back.',
  notAllowed: 'The browser did not allow notices.',
  notReachable: 'Notices cannot be sent to this browser.',
})
