import { fileAnswers } from '../../../texts/en/file-answer.ts'
import { runInSubprocess, SubprocessEnded } from '../subprocess/run-in-subprocess.ts'
import type { FileJob, FileJobs } from './file-job.ts'
import { FileRefused } from './file-problems.ts'

// An honest file takes a second or two; a picture of 50 megapixels takes most of the memory while it is unpacked.
const limits = { seconds: 8, megabytes: 700 }

/** Has a job done in the process for uploaded files; what is too much for it is refused like any other bad file. */
export async function askFileReader<Kind extends keyof FileJobs>(
  job: FileJob<Kind>,
  who?: string,
): Promise<FileJobs[Kind]['out']> {
  try {
    return (await runInSubprocess('file-reader', job, { limits, who })) as FileJobs[Kind]['out']
  } catch (error) {
    if (!(error instanceof SubprocessEnded)) throw error
    throw new FileRefused('broken', fileAnswers.tooMuchToRead())
  }
}
