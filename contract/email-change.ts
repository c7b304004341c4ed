import * as z from 'zod/mini'
import { checkTexts } from '../texts/en/checks.ts'
import { endpoint } from './kernel/endpoint.ts'
import { requiredText } from './kernel/fields.ts'
import { anyone } from './kernel/role.ts'

/** Another e-mail address that waits to be confirmed, as its two mailboxes may see it. */
export const emailChange = z.object({
  /** Which of the two mailboxes the link came from. */
  side: z.enum(['old', 'new']),
  /** Of the account. */
  code: z.string(),
  /** Masked, both of them. */
  from: z.string(),
  to: z.string(),
  /** Which of the two still have to confirm. */
  waitingFor: z.array(z.enum(['old', 'new'])),
  state: z.enum(['waiting', 'applied', 'refused']),
})
export type EmailChange = z.infer<typeof emailChange>

const token = requiredText(100)

export const lookAtEmailChange = endpoint({
  method: 'POST',
  path: '/auth/email-change',
  reads: ['profile'],
  summary: 'What a mailed link about another e-mail address is about',
  allow: anyone,
  limit: 'sign-in',
  body: z.object({ token }),
  reply: emailChange,
})

export const answerEmailChange = endpoint({
  method: 'POST',
  path: '/auth/email-change/answer',
  changes: ['profile', 'user'],
  summary: 'Confirm or refuse another e-mail address by a mailed link',
  allow: anyone,
  limit: 'sign-in',
  body: z.object({ token, answer: z.enum(['confirm', 'refuse'], { error: checkTexts.required }) }),
  reply: emailChange,
})
