import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'
import type { MailOffice } from '../mail/send-mail.ts'

/** A real SMTP server that a test can tell what to answer. */
export interface PostOffice {
  office: MailOffice
  port: number
  arrived: Email[]
  /** Answers once so many mails have arrived. */
  until(n: number): Promise<void>
  /** Refuses the next mails with these codes, one each. */
  refuseWith(...codes: number[]): void
  /** Forgets what arrived and what was to be refused. */
  clear(): void
}

export async function openPostOffice(): Promise<PostOffice> {
  const arrived: Email[] = []
  const refusals: number[] = []
  const waiting = new Set<() => void>()
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onRcptTo(_address, _session, done) {
      const responseCode = refusals.shift()
      done(responseCode ? Object.assign(new Error('not now'), { responseCode }) : null)
    },
    async onData(stream, _session, done) {
      arrived.push(await PostalMime.parse(await buffer(stream)))
      done()
      for (const wake of waiting) wake()
    },
  })
  smtp.on('error', () => undefined)
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()))
  afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())))
  const { port } = smtp.server.address() as AddressInfo
  const from = 'Kendra <no-reply@kendra.example>'
  return {
    office: {
      server: async () => ({ host: '127.0.0.1', port, encryption: 'none', from }),
      privateHosts: true,
      signature: async () => 'Seva & Sons <Kendra>',
    },
    port,
    arrived,
    async until(n) {
      while (arrived.length < n) await new Promise<void>((resolve) => waiting.add(resolve))
    },
    refuseWith: (...codes) => void refusals.push(...codes),
    clear() {
      arrived.splice(0)
      refusals.splice(0)
    },
  }
}
