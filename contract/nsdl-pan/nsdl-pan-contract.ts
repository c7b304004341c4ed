import type { ServiceContract } from '../service-contract.ts'
import { panStateOptions, panWorkflow } from './states.ts'

export const nsdlPanContract: ServiceContract = {
  workflows: [
    {
      title: 'PAN application (NSDL)',
      workflow: panWorkflow,
      kept: { table: 'pan_application', column: 'state', events: 'work_event' },
    },
  ],
  states: panStateOptions.filter(({ value }) => value !== 'draft'),
  reports: [],
}
