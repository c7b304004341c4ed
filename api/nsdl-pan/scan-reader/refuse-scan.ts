import type { ScanReading } from './scan-reading.ts'

/** Why a scan is not taken, as a sentence for whoever uploaded it; nothing if it is. */
export function refuseScan(reading: ScanReading, token: string): string | undefined {
  if (reading.verdict === 'other') {
    return `This is the form of another application (token ${reading.tokenSeen}). Please scan the form of token ${token}.`
  }
  if (reading.pages.every(({ width }) => width === 0)) {
    return 'This PDF holds no scanned page. Please print the form, sign it and scan the paper.'
  }
  const { missingPages } = reading
  if (missingPages.length <= unreadPages(reading)) return undefined
  const which =
    missingPages.length === 1
      ? `page ${missingPages[0]} of the form is`
      : `pages ${missingPages.join(', ')} of the form are`
  return `In this scan ${which} missing or not readable. Please scan all pages into one PDF.`
}

/** What a person must look at in a scan that was taken all the same; empty where all was read. */
export function noteOnScan(reading: ScanReading): string {
  if (reading.verdict === 'unmarked')
    return 'The marks of the form were not found, so its pages were not checked. Please look through them.'
  const [page] = reading.missingPages
  return page === undefined ? '' : `The code of page ${page} could not be read.`
}

/** Pages with the corner marks of a form whose code is not legible: they may be those that are missed. */
const unreadPages = ({ pages }: ScanReading): number =>
  pages.filter(({ recognised, token }) => recognised && token === null).length
