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
export const filingStatusFacts: Record<FilingStatus, { label: string; color: string; next: string; office?: string }> =
  {
    submitted: { label: 'Submitted', color: 'blue', next: 'The head office looks at the figures and files.' },
    'in-progress': { label: 'In progress', color: 'cyan', next: 'The return is being prepared on the GST portal.' },
    query: {
      label: 'Query',
      color: 'orange',
      next: 'The head office asks something. Please answer.',
      office: 'The merchant is to answer what was asked.',
    },
    filed: { label: 'Filed', color: 'green', next: 'The ARN and the filed copy are there.' },
    rejected: { label: 'Rejected', color: 'red', next: 'The money is back on the wallet.' },
    withdrawn: { label: 'Withdrawn', color: 'gray', next: 'The money is back on the wallet.' },
  }

/** What happened, in the words of a timeline. */
export const filingMoveLabels: Record<FilingMove | 'submit', string> = {
  submit: 'Sent in and paid',
  start: 'Taken up',
  ask: 'The head office asks',
  answer: 'Answered',
  file: 'Filed',
  reject: 'Rejected',
  withdraw: 'Withdrawn',
}
