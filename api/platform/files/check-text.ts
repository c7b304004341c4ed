import { isUtf8 } from 'node:buffer'
import { FileRefused } from './file-problems.ts'

/** Refuses what is no text at all, and text in a spelling that would come out garbled. */
export function checkText(content: Buffer, refusal: string): void {
  if (content.includes(0)) throw new FileRefused('type', refusal)
  if (!isUtf8(content)) {
    throw new FileRefused('broken', "This file is not in UTF-8. In a spreadsheet, save it as 'CSV UTF-8'.")
  }
}
