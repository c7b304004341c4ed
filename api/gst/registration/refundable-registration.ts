import { backendPaths } from '../../../contract/paths.ts'
import type { Tx } from '../../platform/database.ts'
import type { Refundable } from '../../sale/refund-by-two.ts'
import { type Registration, registrationFact, saveRegistration } from './registration-store.ts'

/** A registration as something whose money two people give back. */
export const refundableRegistration = (tx: Tx, registration: Registration): Refundable => ({
  held: registration,
  fact: registrationFact(registration.id),
  no: registration.no,
  kind: 'gst-registration',
  notice: 'gst',
  link: backendPaths.gstRegistrationOne(registration.id),
  save: (held) => saveRegistration(tx, registration.id, held),
})
