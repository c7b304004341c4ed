import { catalogue } from '../catalogue.ts'

export const offlineTexts = catalogue('offline', {
  changedElsewhere: 'Changed in another window or on another device',
  whichOneCounts:
    'This form was saved elsewhere after it was opened here, so what is typed here is not saved. Choose which one counts; the other one is given up.',
  keepThisOne: 'Keep what is here',
  takeTheOther: 'Take that one',
  payingWaits: 'No connection. Nothing is paid or sent by itself: tap the button when the connection is back.',
})
