import { fileAnswers } from '../../../texts/en/file-answer.ts'
import { FileRefused } from './file-problems.ts'

export function refuseLarger(bytes: number, maxBytes: number): void {
  if (bytes > maxBytes) throw new FileRefused('size', tooLargeText(maxBytes))
}

export function tooLargeText(maxBytes: number): string {
  return fileAnswers.tooLarge({ size: sizeText(maxBytes) })
}

function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${Number((bytes / 1_000_000).toFixed(1))} MB`
}
