import { type PanMove, type PanState, panWorkflow } from '../../contract/nsdl-pan/states.ts'
import { backendPaths, merchantPaths } from '../../contract/paths.ts'
import { type Change, writtenAt } from '../platform/database.ts'
import { noRefundAsked } from '../sale/refund-by-two.ts'
import { defineWork } from '../work/define-work.ts'
import { type Application, saveApplication } from './application-store.ts'

/** A claim to look at it and a refund that waits for a second person belong to the state that it leaves. */
const free = { claimed_by: null, claimed_at: null, ...noRefundAsked }

export const applications = defineWork<Application, PanState, PanMove, Change<'pan_application'>>({
  service: 'nsdl-pan',
  act: 'pan',
  workflow: panWorkflow,
  // From here on the merchant cannot cancel, and the provider has the fee.
  final: 'acknowledged',
  noOf: ({ ref_no }) => ref_no,
  stateOf: ({ state }) => state,
  saveMove: (tx, id, { state, change }) => saveApplication(tx, id, { ...free, ...change, state, state_at: writtenAt }),
  pages: { own: merchantPaths.panInfo, office: backendPaths.panInfo },
  refund: { move: 'refund', heldIn: (application) => application, save: saveApplication },
})
