import * as z from 'zod/mini'
import { endpoint, nothing, tableEndpoint } from '../kernel/endpoint.ts'
import { byId, requiredText } from '../kernel/fields.ts'
import { backOffice, merchantArea } from '../kernel/role.ts'
import { textColumn } from '../kernel/table.ts'
import type { Workflow } from '../kernel/workflow.ts'
import { agreedTotal } from '../sale.ts'

export const passportFormLabels = { new: 'New', asked: 'Asked for', filed: 'Filed' } as const
export type PassportFormStatus = keyof typeof passportFormLabels
export type PassportFormMove = 'ask' | 'file'

export const passportFormWorkflow: Workflow<PassportFormStatus, PassportFormMove> = {
  // Asked for in the call that writes it, so nobody ever sees a new one.
  new: { ask: { to: 'asked', by: 'merchant' } },
  asked: { file: { to: 'filed', by: 'office' } },
  filed: {},
}

const forOffice = backOffice('passport-form')
const forMerchant = merchantArea('apply')

const shared = {
  title: 'Passport forms',
  columns: { no: textColumn('No.'), applicant: textColumn('Applicant'), status: textColumn('Status') },
  card: { title: 'applicant', line: ['no'], state: 'status' } as const,
  row: z.object({ id: z.string(), no: z.string(), applicant: z.string(), status: z.string() }),
}
export const listPassportForms = tableEndpoint({
  ...shared,
  path: '/backend/passport-form/list',
  reads: ['passport-form'],
  allow: forOffice,
})
export const listOwnPassportForms = tableEndpoint({
  ...shared,
  path: '/merchant/passport-form/list',
  reads: ['passport-form'],
  allow: forMerchant,
})

export const askPassportForm = endpoint({
  method: 'POST',
  path: '/merchant/passport-form/ask',
  changes: ['passport-form', 'wallet'],
  summary: 'Ask for a passport form; the wallet pays',
  allow: forMerchant,
  once: true,
  body: z.object({ applicant: requiredText(100), ...agreedTotal }),
  reply: z.object({ no: z.string() }),
})
export const filePassportForm = endpoint({
  method: 'POST',
  path: '/backend/passport-form/:id/file',
  // The shares of those above are paid by it.
  changes: ['passport-form', 'wallet'],
  summary: 'Say that a passport form is filed',
  allow: forOffice,
  params: byId,
  reply: nothing,
})
