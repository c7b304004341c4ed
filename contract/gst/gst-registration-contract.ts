import { optionOf } from '../kernel/option-of.ts'
import type { ServiceContract } from '../service-contract.ts'
import { gstRegistrationWorkflow, gstStatuses, gstStatusFacts } from './registration-moves.ts'

export const gstRegistrationContract: ServiceContract = {
  workflows: [
    {
      title: 'GST registration',
      workflow: gstRegistrationWorkflow,
      kept: { table: 'gst_registration', column: 'status', events: 'work_event' },
    },
  ],
  states: gstStatuses.filter((value) => value !== 'draft').map((value) => optionOf(value, gstStatusFacts[value].label)),
  reports: [],
}
