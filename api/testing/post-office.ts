import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'
import type { MailOffice } from '../mail/send-queued-mail.ts'

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
  /** Closes the server: nobody answers at its port any more. */
  stop(): Promise<void>
  /** Opens it again at the same port. */
  restart(): Promise<void>
}

export async function openPostOffice(): Promise<PostOffice> {
  const arrived: Email[] = []
  const refusals: number[] = []
  const waiting = new Set<() => void>()
  const open = async (port: number) => {
    const smtp = makeServer({
      refusal: () => refusals.shift(),
      take(mail) {
        arrived.push(mail)
        for (const wake of waiting) wake()
      },
    })
    await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', () => resolve()))
    return smtp
  }
  let smtp = await open(0)
  const { port } = smtp.server.address() as AddressInfo
  const stop = () => new Promise<void>((resolve) => smtp.close(() => resolve()))
  afterAll(stop)
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
    stop,
    async restart() {
      smtp = await open(port)
    },
  }
}

function makeServer({ refusal, take }: { refusal(): number | undefined; take(mail: Email): void }): SMTPServer {
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onRcptTo(_address, _session, done) {
      const responseCode = refusal()
      done(responseCode ? Object.assign(new Error('not now'), { responseCode }) : null)
    },
    async onData(stream, _session, done) {
      const mail = await PostalMime.parse(await buffer(stream))
      done()
      take(mail)
    },
  })
  smtp.on('error', () => undefined)
  return smtp
}
