import type { Config } from '../platform/config.ts'
import { mailServerFromUrl } from '../platform/mail-transport/mail-server.ts'
import type { MailOffice } from './send-mail.ts'

/** How this installation sends mail: through the server in SMTP_URL, or not at all. */
export function openMailOffice(config: Config, signature: MailOffice['signature']): MailOffice {
  return { server: config.smtpUrl ? mailServerFromUrl(config.smtpUrl, config.mailFrom) : undefined, signature }
}
