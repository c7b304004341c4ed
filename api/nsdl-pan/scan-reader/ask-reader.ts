import { FileRefused } from '../../platform/files/file-problems.ts'
import { runInSubprocess, SubprocessEnded } from '../../platform/subprocess/run-in-subprocess.ts'
import type { ScanJob, ScanJobKind, ScanJobs } from './scan-job.ts'

// A page takes about a second; a 60 megapixel picture takes most of the memory while it is unpacked.
const limits = { seconds: 90, megabytes: 1500 }

/** Has a job done in the process for scans; what is too much for it is refused like any other bad file. */
export async function askReader<Kind extends ScanJobKind>(
  job: ScanJob<Kind>,
  who?: string,
): Promise<ScanJobs[Kind]['out']> {
  try {
    return (await runInSubprocess('scan-reader', job, { limits, who })) as ScanJobs[Kind]['out']
  } catch (error) {
    if (!(error instanceof SubprocessEnded)) throw error
    throw new FileRefused('broken', 'This PDF is too large to read. Please scan the form again, at 200 dpi.')
  }
}
