import * as z from 'zod/mini'
import { tableEndpoint } from '../kernel/endpoint.ts'
import { backOffice, merchantArea } from '../kernel/role.ts'
import { textColumn } from '../kernel/table.ts'
import type { Workflow } from '../kernel/workflow.ts'

export const passportFormLabels = { asked: 'Asked for', filed: 'Filed' } as const
export type PassportFormStatus = keyof typeof passportFormLabels

export const passportFormWorkflow: Workflow<PassportFormStatus, 'file'> = {
  asked: { file: { to: 'filed', by: 'office' } },
  filed: {},
}

const shared = {
  title: 'Passport forms',
  columns: { no: textColumn('No.'), applicant: textColumn('Applicant'), status: textColumn('Status') },
  row: z.object({ id: z.string(), no: z.string(), applicant: z.string(), status: z.string() }),
}
export const listPassportForms = tableEndpoint({
  ...shared,
  path: '/backend/passport-form/list',
  reads: ['passport-form'],
  allow: backOffice('passport-form'),
})
export const listOwnPassportForms = tableEndpoint({
  ...shared,
  path: '/merchant/passport-form/list',
  reads: ['passport-form'],
  allow: merchantArea('apply'),
})
