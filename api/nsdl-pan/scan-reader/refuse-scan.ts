import { panAnswerTexts } from '../../../texts/en/pan-answer.ts'
import type { ScanReading } from './scan-reading.ts'

/** Why a scan is not taken, as a sentence for whoever uploaded it; nothing if it is. */
export function refuseScan(reading: ScanReading, token: string): string | undefined {
  if (reading.verdict === 'other') {
    return panAnswerTexts.formOfAnother({ seen: reading.tokenSeen ?? '', token })
  }
  if (reading.pages.every(({ width }) => width === 0)) {
    return panAnswerTexts.noScannedPage()
  }
  const { missingPages } = reading
  if (missingPages.length <= unreadPages(reading)) return undefined
  return panAnswerTexts.pagesAreMissing({ count: missingPages.length, pages: missingPages.join(', ') })
}

/** What a person must look at in a scan that was taken all the same; empty where all was read. */
export function noteOnScan(reading: ScanReading): string {
  if (reading.verdict === 'unmarked') return panAnswerTexts.marksWereNotFound()
  const [page] = reading.missingPages
  return page === undefined ? '' : panAnswerTexts.codeWasNotRead({ page })
}

/** Pages with the corner marks of a form whose code is not legible: they may be those that are missed. */
const unreadPages = ({ pages }: ScanReading): number =>
  pages.filter(({ recognised, token }) => recognised && token === null).length
