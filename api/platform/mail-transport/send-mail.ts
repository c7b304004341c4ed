import { createTransport } from 'nodemailer'
import { explainFailure, type MailFailure } from './explain-failure.ts'
import type { MailServer } from './mail-server.ts'

export type { MailServer } from './mail-server.ts'

export interface MailMessage {
  /** Makes the Message-ID, the same on every try, so that a mail sent twice can be recognised. */
  id: string
  to: string
  subject: string
  text: string
  html?: string
}

export type MailResult = { ok: true } | MailFailure

const oneAddress = /^[^\s@<>"',;:()]+@[^\s@<>"',;:()]+$/
const control = /\p{Cc}/u

/** Sends one mail to one person. It never throws: a failure says whether another try makes sense. */
export async function sendMail(server: MailServer, message: MailMessage): Promise<MailResult> {
  const refusal = refuseMessage(server, message)
  if (refusal) return { ok: false, permanent: true, error: refusal }
  const transport = createTransport(transportOptions(server))
  try {
    await withDeadline(transport.sendMail(mailOf(server, message)), 3 * timeoutOf(server))
    return { ok: true }
  } catch (error) {
    return explainFailure(error)
  } finally {
    transport.close()
  }
}

/** A line break in one of these would add headers or receivers of the sender's choice. */
function refuseMessage({ from }: MailServer, { id, to, subject }: MailMessage): string | undefined {
  if (!oneAddress.test(to) || control.test(to)) return 'The e-mail address is not valid.'
  if (control.test(subject)) return 'The subject holds a line break or a control character.'
  if (control.test(from)) return "The sender's address holds a line break or a control character."
  return /^[\w.-]+$/.test(id) ? undefined : 'The id of the mail is not valid.'
}

function mailOf({ from }: MailServer, { id, to, subject, text, html }: MailMessage) {
  const domain = /@([\w.-]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return {
    from,
    to,
    subject,
    text,
    html,
    messageId: `<${id}@${domain}>`,
    // Keeps holiday replies from coming back.
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

function transportOptions(server: MailServer) {
  const timeout = timeoutOf(server)
  return {
    host: server.host,
    port: server.port,
    secure: server.encryption === 'tls',
    requireTLS: server.encryption === 'starttls',
    ignoreTLS: server.encryption === 'none',
    tls: { minVersion: 'TLSv1.2' as const },
    auth: server.login && { user: server.login.user, pass: server.login.password },
    dnsTimeout: timeout,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    // A text that looks like a path or an address must never be fetched into a mail.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function timeoutOf({ timeoutMs = 10_000 }: MailServer): number {
  return timeoutMs
}

/** A server that sends a byte now and then resets every other timeout. */
async function withDeadline<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('late'), { code: 'ETIMEDOUT' })), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
