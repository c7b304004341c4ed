import { type GstMove, type GstStatus, gstRegistrationWorkflow } from '../../../contract/gst/registration-moves.ts'
import { backendPaths, merchantPaths } from '../../../contract/paths.ts'
import { type Change, writtenAt } from '../../platform/database.ts'
import { noRefundAsked } from '../../sale/refund-by-two.ts'
import { defineWork } from '../../work/define-work.ts'
import { type Registration, saveGstRegistration } from './registration-store.ts'

export const registrations = defineWork<Registration, GstStatus, GstMove, Change<'gst_registration'>>({
  service: 'gst-registration',
  act: 'gst-registration',
  workflow: gstRegistrationWorkflow,
  final: 'approved',
  noOf: ({ no }) => no,
  stateOf: ({ status }) => status,
  // A rejection that waits for a second person belongs to the state that it leaves.
  saveMove: (tx, id, { state, change }) =>
    saveGstRegistration(tx, id, { ...noRefundAsked, ...change, status: state, status_at: writtenAt }),
  pages: { own: merchantPaths.gstRegistration, office: backendPaths.gstRegistrationOne },
  refund: { move: 'reject', heldIn: (registration) => registration, save: saveGstRegistration },
})
