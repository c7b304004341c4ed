import type { Text } from '../../../texts/catalogue.ts'
import { inEnglish } from '../../../texts/current-language.ts'
import { panAnswerTexts } from '../../../texts/en/pan-answer.ts'
import { FileRefused } from '../../platform/files/file-problems.ts'
import { runInSubprocess, SubprocessEnded } from '../../platform/subprocess/run-in-subprocess.ts'
import { mostPages, type ScanJob, type ScanJobKind, type ScanJobs } from './scan-job.ts'

// A page takes about a second; a 60 megapixel picture takes most of the memory while it is unpacked.
const limits = { seconds: 90, megabytes: 1500 }

/** What that process says, which does not know for whom; the rest is said anew where it was started. */
const texts: readonly Text[] = [
  panAnswerTexts.pdfIsDamaged,
  () => panAnswerTexts.pdfHasTooManyPages({ most: mostPages }),
]
const sayAnew = (message: string): string => texts.find((text) => inEnglish(text) === message)?.() ?? message

/** Has a job done in the process for scans; what is too much for it is refused like any other bad file. */
export async function askReader<Kind extends ScanJobKind>(
  job: ScanJob<Kind>,
  who?: string,
): Promise<ScanJobs[Kind]['out']> {
  try {
    return (await runInSubprocess('scan-reader', job, { limits, who })) as ScanJobs[Kind]['out']
  } catch (error) {
    if (error instanceof FileRefused) throw new FileRefused(error.reason, sayAnew(error.message), error.cause)
    if (!(error instanceof SubprocessEnded)) throw error
    throw new FileRefused('broken', panAnswerTexts.pdfIsTooLarge())
  }
}
