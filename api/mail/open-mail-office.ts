import type { Config } from '../platform/config.ts'
import { mailServerFromUrl } from '../platform/mail-transport/mail-server.ts'
import type { MailOffice } from './send-queued-mail.ts'
import { mailServer } from './smtp-setup.ts'

/** How this installation sends mail: through the server that was set up in the portal, else the one in SMTP_URL. */
export function openMailOffice(config: Config, signature: MailOffice['signature']): MailOffice {
  const given = config.smtpUrl ? mailServerFromUrl(config.smtpUrl, config.mailFrom) : undefined
  return { server: async (db) => (await mailServer(db)) ?? given, signature, privateHosts: config.allowPrivateHosts }
}
