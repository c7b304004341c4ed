import { optionOf } from '../kernel/option-of.ts'
import type { ServiceContract } from '../service-contract.ts'
import { filingStatuses, filingStatusFacts, filingWorkflow } from './filing-moves.ts'
import { gstDueReport } from './gst-due-report.ts'

export const gstFilingContract: ServiceContract = {
  workflows: [
    {
      title: 'GST return',
      workflow: filingWorkflow,
      kept: { table: 'gst_filing', column: 'status', events: 'work_event' },
    },
  ],
  states: filingStatuses.map((value) => optionOf(value, filingStatusFacts[value].label)),
  reports: [gstDueReport],
}
