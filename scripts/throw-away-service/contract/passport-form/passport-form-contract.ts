import { keysOf } from '../kernel/keys-of.ts'
import type { ServiceContract } from '../service-contract.ts'
import { passportFormLabels, passportFormWorkflow } from './passport-form.ts'

export const passportFormContract: ServiceContract = {
  workflows: [
    {
      title: 'Passport form',
      workflow: passportFormWorkflow,
      kept: { table: 'passport_form', column: 'status', events: 'work_event' },
    },
  ],
  states: keysOf(passportFormLabels).map((value) => ({ value, label: passportFormLabels[value] })),
  reports: [],
}
