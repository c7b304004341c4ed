import type { Text } from '../../texts/catalogue.ts'
import { gstStateTexts } from '../../texts/en/gst-state.ts'
import type { Workflow } from '../kernel/workflow.ts'

export const filingStatuses = ['submitted', 'in-progress', 'query', 'filed', 'rejected', 'withdrawn'] as const
export type FilingStatus = (typeof filingStatuses)[number]

export type FilingMove = 'start' | 'ask' | 'answer' | 'file' | 'reject' | 'withdraw'

export const filingWorkflow: Workflow<FilingStatus, FilingMove> = {
  submitted: {
    start: { to: 'in-progress', by: 'office' },
    reject: { to: 'rejected', by: 'office' },
    withdraw: { to: 'withdrawn', by: 'merchant' },
  },
  'in-progress': {
    file: { to: 'filed', by: 'office' },
    ask: { to: 'query', by: 'office' },
    reject: { to: 'rejected', by: 'office' },
  },
  query: { answer: { to: 'in-progress', by: 'merchant' }, reject: { to: 'rejected', by: 'office' } },
  filed: {},
  rejected: {},
  withdrawn: {},
}

/** A return in one of these is given back; in any other it stands for its period. */
export const givenBack: readonly FilingStatus[] = ['rejected', 'withdrawn']

/** Where the office needs other words than the merchant for what comes next, they are under `office`. */
export const filingStatusFacts: Record<FilingStatus, { label: Text; color: string; next: Text; office?: string }> = {
  submitted: { label: gstStateTexts.submitted, color: 'blue', next: gstStateTexts.headOfficeLooksAtFigures },
  'in-progress': { label: gstStateTexts.inProgress, color: 'cyan', next: gstStateTexts.returnIsBeingPrepared },
  query: {
    label: gstStateTexts.query,
    color: 'orange',
    next: gstStateTexts.headOfficeAsksSomething,
    office: 'The merchant is to answer what was asked.',
  },
  filed: { label: gstStateTexts.filed, color: 'green', next: gstStateTexts.arnAndCopyAreThere },
  rejected: { label: gstStateTexts.rejected, color: 'red', next: gstStateTexts.moneyIsBack },
  withdrawn: { label: gstStateTexts.withdrawn, color: 'gray', next: gstStateTexts.moneyIsBack },
}

/** What happened, in the words of a timeline. */
export const filingMoveLabels: Record<FilingMove | 'submit', Text> = {
  submit: gstStateTexts.sentInAndPaid,
  start: gstStateTexts.takenUp,
  ask: gstStateTexts.headOfficeAsks,
  answer: gstStateTexts.answered,
  file: gstStateTexts.filed,
  reject: gstStateTexts.rejected,
  withdraw: gstStateTexts.withdrawn,
}
