import { catalogue } from '../catalogue.ts'

export const exportTexts = catalogue('export', {
  largeExportsAreMade: 'Large exports are made here and kept for {exportHours} hours.',
  nothingHereAnExport: 'Nothing here. An export of more than 50,000 rows appears on this page.',
  waiting: 'Waiting',
  beingMade: 'Being made',
  ready: 'Ready',
  expired: 'Expired',
  failed: 'Failed',
  download: 'Download',
  rowsWritten: 'Rows written',
  ofRows: '{done} of {rows} rows',
  rows: '{rows} rows',
  rowsAreCounted: 'rows are being counted',
  stop: 'Stop {title}',
  remove: 'Remove {title}',
})
