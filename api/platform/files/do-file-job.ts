import { fileAnswers } from '../../../texts/en/file-answer.ts'
import { readSheet } from '../import/read-sheet.ts'
import { writeTable } from '../import/write-table.ts'
import { Problem } from '../problem.ts'
import { cleanImage } from './clean-image.ts'
import type { FileJob } from './file-job.ts'
import { FileRefused } from './file-problems.ts'
import { cleanPdf } from './pdf/clean-pdf.ts'

/** Does a job here and now, in the process that was started for it. */
export async function doFileJob(asked: unknown): Promise<unknown> {
  try {
    return await work(asked as FileJob)
  } catch (error) {
    if (error instanceof FileRefused || error instanceof Problem) throw error
    // Programs that read files stumble over bad ones in many ways; none of them is a failure of ours.
    throw new FileRefused('broken', fileAnswers.damagedFile(), error)
  }
}

function work(job: FileJob): Promise<unknown> {
  const content = Buffer.from(job.content.buffer, job.content.byteOffset, job.content.byteLength)
  if (job.kind === 'picture') return cleanImage(content, job.shape)
  if (job.kind === 'pdf') return cleanPdf(content, job.maxBytes)
  if (job.kind === 'rows') return readSheet(content, job.mostRows)
  return writeTable(content, job.rule)
}
