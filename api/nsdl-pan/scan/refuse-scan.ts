import type { ScanReading } from './scan-reading.ts'

/** Why a scan is not taken, as a sentence for whoever uploaded it; nothing if it is. */
export function refuseScan(
  { pages, verdict, tokenSeen, missingPages }: ScanReading,
  token: string,
): string | undefined {
  if (verdict === 'other') {
    return `This scan holds the form of another application, token ${tokenSeen}. Please scan the form of token ${token}.`
  }
  if (pages.every(({ width }) => width === 0)) {
    return 'This PDF holds no scanned page. Please print the form, sign it and scan the paper.'
  }
  if (verdict === 'unmarked') {
    return `The form of token ${token} was not found. Please scan it flat and whole: the corner squares and the code must be seen.`
  }
  if (missingPages.length === 0) return undefined
  const which =
    missingPages.length === 1
      ? `page ${missingPages[0]} of the form is`
      : `pages ${missingPages.join(', ')} of the form are`
  return `In this scan ${which} missing or not readable. Please scan all pages into one PDF.`
}
