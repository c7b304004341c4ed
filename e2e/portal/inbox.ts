import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { type Place, placeHere } from './place.ts'

export interface ReceivedMail {
  to: string
  subject: string
  text: string
}

export const inboxOf = ({ dataDir }: Place): string => path.join(dataDir, 'inbox')

/** Every mail that reached an address, oldest first. */
export function mailsTo(address: string): ReceivedMail[] {
  const folder = inboxOf(placeHere())
  const files = existsSync(folder) ? readdirSync(folder).sort() : []
  const mails = files.map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as ReceivedMail)
  return mails.filter((mail) => mail.to === address)
}

/** Waits until one more mail than before has come, and opens it. */
export async function nextMail(address: string, before: number): Promise<ReceivedMail> {
  await expect.poll(() => mailsTo(address).length, { timeout: 15_000 }).toBeGreaterThan(before)
  const mail = mailsTo(address).at(-1)
  if (!mail) throw new Error(`No mail came for ${address}.`)
  return mail
}
