import type { Tx } from '../../platform/database.ts'
import { announce } from '../../platform/events.ts'
import type { Refundable } from '../../sale/refund-by-two.ts'
import { type Application, saveApplication } from '../application-store.ts'

/** An application as something whose money two people give back. */
export const refundableApplication = (tx: Tx, application: Application): Refundable => ({
  held: application,
  fact: `nsdl-pan:${application.id}`,
  no: application.ref_no,
  kind: 'pan',
  link: `/backend/actions/nsdl-pan/paninfo/${application.id}`,
  save: async (held) => {
    await saveApplication(tx, application.id, held)
    await announce(tx, { topic: 'pan', merchantId: application.merchant_id })
  },
})
