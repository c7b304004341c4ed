import * as z from 'zod/mini'
import { endpoint, tableEndpoint } from './kernel/endpoint.ts'
import { byId } from './kernel/fields.ts'
import { backOffice } from './kernel/role.ts'
import { choiceColumn, dateTimeColumn, numberColumn, textColumn } from './kernel/table.ts'

/** held: no SMTP server is set up; queued: waiting for its turn or a retry; failed: given up. */
export const mailStates = ['held', 'queued', 'sent', 'failed'] as const
export type MailState = (typeof mailStates)[number]

export const mailRow = z.object({
  id: z.string(),
  createdAt: z.string(),
  to: z.string(),
  subject: z.string(),
  kind: z.string(),
  state: z.enum(mailStates),
  attempts: z.number(),
  lastError: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
})
export type MailRow = z.infer<typeof mailRow>

export const mailColumns = {
  createdAt: dateTimeColumn('Written', { width: 190 }),
  to: textColumn('To', { width: 220 }),
  subject: textColumn('Subject', { width: 260 }),
  kind: textColumn('Kind'),
  state: choiceColumn(
    'State',
    mailStates.map((value) => ({ value, label: value[0]?.toUpperCase() + value.slice(1) })),
  ),
  attempts: numberColumn('Tries', { width: 90 }),
  lastError: textColumn('Last error', { width: 260 }),
  sentAt: dateTimeColumn('Sent', { width: 190 }),
}

export const listMail = tableEndpoint({
  path: '/backend/settings/mail-log',
  reads: ['mail'],
  title: 'Every mail the portal wrote',
  allow: backOffice('setting'),
  columns: mailColumns,
  card: { title: 'subject', line: ['to'], state: 'state', day: 'createdAt', facts: ['attempts', 'lastError'] },
  row: mailRow,
})

/** Links and codes in a mail are secrets of the person it went to, so the text shows them masked. */
export const getMail = endpoint({
  method: 'GET',
  path: '/backend/settings/mail-log/:id',
  reads: ['mail'],
  summary: 'One mail, with its text',
  allow: backOffice('setting'),
  params: byId,
  reply: z.object({ ...mailRow.shape, text: z.string() }),
})
