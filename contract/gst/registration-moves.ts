import type { Text } from '../../texts/catalogue.ts'
import { gstStateTexts } from '../../texts/en/gst-state.ts'
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
export const gstStatusFacts: Record<GstStatus, { label: Text; color: string; next: Text; office?: string }> = {
  draft: { label: gstStateTexts.draft, color: 'gray', next: gstStateTexts.notSentInYet },
  submitted: { label: gstStateTexts.submitted, color: 'blue', next: gstStateTexts.headOfficeLooksAtPapers },
  'in-progress': { label: gstStateTexts.inProgress, color: 'cyan', next: gstStateTexts.formIsBeingFilledIn },
  arn: { label: gstStateTexts.arnReceived, color: 'indigo', next: gstStateTexts.departmentLooksAtApplication },
  clarification: {
    label: gstStateTexts.clarification,
    color: 'orange',
    next: gstStateTexts.departmentAsksSomething,
    office: 'The department asks something. The merchant is to answer.',
  },
  approved: { label: gstStateTexts.approved, color: 'green', next: gstStateTexts.gstinAndCertificateAreThere },
  rejected: { label: gstStateTexts.rejected, color: 'red', next: gstStateTexts.moneyIsBack },
}

/** What happened, in the words of a timeline; what is done with a draft stands in none. */
export const gstMoveLabels: Record<Exclude<GstMove, 'save' | 'discard'>, Text> = {
  submit: gstStateTexts.sentInAndPaid,
  start: gstStateTexts.begunOnTheGstPortal,
  lodge: gstStateTexts.filedWithTheDepartment,
  ask: gstStateTexts.departmentAsks,
  answer: gstStateTexts.answered,
  approve: gstStateTexts.approved,
  reject: gstStateTexts.rejected,
}
