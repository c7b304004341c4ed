import type { Workflow } from '../kernel/workflow.ts'

export const gstStatuses = [
  'draft',
  'submitted',
  'in-progress',
  'arn',
  'clarification',
  'approved',
  'rejected',
] as const
export type GstStatus = (typeof gstStatuses)[number]

export type GstMove = 'save' | 'submit' | 'discard' | 'start' | 'lodge' | 'ask' | 'answer' | 'approve' | 'reject'

export const gstRegistrationWorkflow: Workflow<GstStatus, GstMove> = {
  draft: {
    save: { to: 'draft', by: 'merchant' },
    submit: { to: 'submitted', by: 'merchant' },
    discard: { to: null, by: 'merchant' },
  },
  submitted: { start: { to: 'in-progress', by: 'office' }, reject: { to: 'rejected', by: 'office' } },
  'in-progress': { lodge: { to: 'arn', by: 'office' }, reject: { to: 'rejected', by: 'office' } },
  arn: {
    ask: { to: 'clarification', by: 'office' },
    approve: { to: 'approved', by: 'office' },
    reject: { to: 'rejected', by: 'office' },
  },
  clarification: { answer: { to: 'arn', by: 'merchant' }, reject: { to: 'rejected', by: 'office' } },
  approved: {},
  rejected: {},
}

/** What is filed: from here on the amount goes back by two people, above a limit. */
export const isWithDepartment = (status: GstStatus): boolean => status === 'arn' || status === 'clarification'

/** Where the office needs other words than the merchant for what comes next, they are under `office`. */
export const gstStatusFacts: Record<GstStatus, { label: string; color: string; next: string; office?: string }> = {
  draft: { label: 'Draft', color: 'gray', next: 'Not sent in yet.' },
  submitted: { label: 'Submitted', color: 'blue', next: 'The head office looks at the papers.' },
  'in-progress': { label: 'In progress', color: 'cyan', next: 'The form is being filled in on the GST portal.' },
  arn: { label: 'ARN received', color: 'indigo', next: 'The department looks at the application.' },
  clarification: {
    label: 'Clarification',
    color: 'orange',
    next: 'The department asks something. Please answer.',
    office: 'The department asks something. The merchant is to answer.',
  },
  approved: { label: 'Approved', color: 'green', next: 'The GSTIN and the certificate are there.' },
  rejected: { label: 'Rejected', color: 'red', next: 'The money is back on the wallet.' },
}

/** What happened, in the words of a timeline; what is done with a draft stands in none. */
export const gstMoveLabels: Record<Exclude<GstMove, 'save' | 'discard'>, string> = {
  submit: 'Sent in and paid',
  start: 'Begun on the GST portal',
  lodge: 'Filed with the department',
  ask: 'The department asks',
  answer: 'Answered',
  approve: 'Approved',
  reject: 'Rejected',
}
