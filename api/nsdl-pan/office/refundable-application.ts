import { backendPaths } from '../../../contract/paths.ts'
import type { Tx } from '../../platform/database.ts'
import type { Refundable } from '../../sale/refund-by-two.ts'
import { type Application, saveApplication } from '../application-store.ts'

/** An application as something whose money two people give back. */
export const refundableApplication = (tx: Tx, application: Application): Refundable => ({
  held: application,
  fact: `nsdl-pan:${application.id}`,
  no: application.ref_no,
  kind: 'pan',
  notice: 'nsdl-pan',
  link: backendPaths.panInfo(application.id),
  // Told to no browser of the merchant's: until it is decided it is the back office's own matter.
  save: (held) => saveApplication(tx, application.id, held),
})
