import { catalogue } from '../catalogue.ts'

/** What is said of a day that is none. Apart from the other checks, because every page that shows a day loads this. */
export const dayCheckTexts = catalogue('day-check', {
  enterADate: 'Enter a date',
  noSuchDay: 'This day does not exist',
})
