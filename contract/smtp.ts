import * as z from 'zod/mini'
import { endpoint, nothing } from './kernel/endpoint.ts'
import { anyText, byId, emailText, ownPasswordField, requiredText } from './kernel/fields.ts'
import { adminOnly, backOffice } from './kernel/role.ts'

export const encryptions = ['tls', 'starttls', 'if-offered', 'none'] as const
export const encryptionLabels: Record<(typeof encryptions)[number], string> = {
  tls: 'TLS from the start (port 465)',
  starttls: 'STARTTLS, required (port 587)',
  'if-offered': 'STARTTLS where offered',
  none: 'None',
}

const serverFacts = {
  host: requiredText(200).check(z.regex(/^[\w.-]+$/, 'Enter a host name, such as smtp.example.com')),
  port: z
    .int('Enter a port number')
    .check(z.minimum(1, 'Enter a port number'), z.maximum(65535, 'Enter a port number')),
  encryption: z.enum(encryptions, 'Required'),
  userName: anyText(200),
  sender: emailText,
}

/** How long a server that one admin alone has changed is on trial. */
export const mailTrialHours = 24

/** The password never comes back: only whether there is one. */
export const smtpSetup = z.object({
  ...serverFacts,
  hasPassword: z.boolean(),
  /** Until it is over, or another admin confirms the server, mails to the office go through the one before. */
  trial: z.nullable(
    z.object({
      by: z.string(),
      until: z.string(),
      mayConfirm: z.boolean(),
      /** Changes with every change of the server; whoever confirms it says which one was on the screen. */
      version: z.string(),
    }),
  ),
})
export type SmtpSetup = z.infer<typeof smtpSetup>

/** A password left out stays as it is, at the same server and user; an empty one is removed. */
export const smtpChange = z.object({
  ...serverFacts,
  password: z.optional(z.string('Invalid input').check(z.maxLength(200, 'At most 200 characters'))),
})

/** Whoever chooses the mail server reads every link and code that goes through it. */
const allow = adminOnly

export const getSmtp = endpoint({
  method: 'GET',
  path: '/backend/settings/smtp-setup',
  reads: ['smtp'],
  summary: 'The mail server; nothing set up answers null',
  allow,
  reply: z.nullable(smtpSetup),
})

export const saveSmtp = endpoint({
  method: 'POST',
  path: '/backend/settings/smtp-setup',
  changes: ['smtp', 'mail'],
  summary: 'Set up the mail server; held mails go out',
  allow,
  confirmed: true,
  body: z.object({ ...smtpChange.shape, ...ownPasswordField }),
  reply: nothing,
})

export const confirmSmtp = endpoint({
  method: 'POST',
  path: '/backend/settings/smtp-setup/confirm',
  changes: ['smtp', 'mail'],
  summary: 'Confirm the mail server that another admin has set up',
  allow,
  confirmed: true,
  body: z.object({ version: requiredText(40), ...ownPasswordField }),
  reply: nothing,
})

export const sendTestMail = endpoint({
  method: 'POST',
  path: '/backend/settings/smtp-setup/test',
  changes: [],
  because: 'It tries a server and keeps nothing',
  summary: 'Send a test mail with these facts and tell what the server said',
  allow,
  limit: 'mail',
  confirmed: true,
  body: z.object({ ...smtpChange.shape, ...ownPasswordField, to: emailText }),
  reply: z.object({ ok: z.boolean(), message: z.string() }),
})

export const resendMail = endpoint({
  method: 'POST',
  path: '/backend/settings/mail-log/:id/resend',
  changes: ['mail'],
  summary: 'Send a failed or held mail again',
  allow: backOffice('setting'),
  params: byId,
  reply: nothing,
})
