import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { inboxOf, type ReceivedMail } from './inbox.ts'
import { type Place, places } from './place.ts'

/** Runs a mail server for each portal of the run. */
export default async function openInboxes() {
  const servers = await Promise.all(places.map(openInbox))
  return () => Promise.all(servers.map((server) => new Promise<void>((resolve) => server.close(resolve))))
}

/**
 * Every mail it takes lies as a file in the inbox folder. It refuses whoever lives at refuses.example, and the first
 * mail to each at refuses-once.example.
 */
async function openInbox(place: Place): Promise<SMTPServer> {
  const folder = inboxOf(place)
  mkdirSync(folder, { recursive: true })
  const known = new Set<string>()
  let received = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      const refused =
        address.endsWith('@refuses.example') || (address.endsWith('@refuses-once.example') && !known.has(address))
      known.add(address)
      done(refused ? Object.assign(new Error('No such mailbox here'), { responseCode: 550 }) : null)
    },
    async onData(stream, _session, done) {
      const parts: Buffer[] = []
      for await (const part of stream) parts.push(part as Buffer)
      const mail = await PostalMime.parse(Buffer.concat(parts))
      const kept: ReceivedMail = { to: mail.to?.[0]?.address ?? '', subject: mail.subject ?? '', text: mail.text ?? '' }
      received += 1
      // Whole or not at all: somebody may be looking into the inbox just now.
      const name = `${String(received).padStart(5, '0')}.json`
      writeFileSync(path.join(place.dataDir, name), JSON.stringify(kept))
      renameSync(path.join(place.dataDir, name), path.join(folder, name))
      done()
    },
  })
  await new Promise<void>((resolve) => server.listen(place.smtpPort, '127.0.0.1', resolve))
  return server
}
