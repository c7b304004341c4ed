import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'

/** A mail server of somebody who wants to know what others send to it: it asks for a login and keeps what it is told. */
export async function openListeningPost(): Promise<{ port: number; heard: string[] }> {
  const heard: string[] = []
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth(auth, _session, done) {
      heard.push(`${auth.username}:${auth.password}`)
      done(null, { user: auth.username })
    },
    onData(stream, _session, done) {
      stream.setEncoding('utf8')
      let mail = ''
      stream.on('data', (part: string) => {
        mail += part
      })
      stream.on('end', () => {
        heard.push(mail)
        done()
      })
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()))
  afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())))
  return { port: (smtp.server.address() as AddressInfo).port, heard }
}
