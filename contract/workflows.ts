import { correctionWorkflow } from './correction.ts'
import { consignmentWorkflow } from './courier.ts'
import { gatewayWorkflow } from './gateway.ts'
import { filingWorkflow } from './gst/filing-moves.ts'
import { gstRegistrationWorkflow } from './gst/registration-moves.ts'
import type { Workflow } from './kernel/workflow.ts'
import { documentWorkflow, kycWorkflow } from './kyc-moves.ts'
import { versionWorkflow } from './law/version-moves.ts'
import { merchantWorkflow } from './merchant.ts'
import { panWorkflow } from './nsdl-pan/states.ts'
import { paymentWorkflow } from './payment-request.ts'
import { registrationWorkflow } from './registration-review.ts'
import { couponWorkflow } from './uti-pan/coupon.ts'
import { psaWorkflow } from './uti-pan/psa.ts'

export interface NamedWorkflow {
  title: string
  workflow: Workflow<string, string>
  /** Where a record keeps its state; a table of its own records the moves where `events` names one. */
  kept?: { table: string; column: string; events?: string }
  /** States that are worked out, from the day or from what is not there, rather than kept. */
  derived?: readonly string[]
}

/** Every workflow of the portal, for the documents and for the tests that compare them with the database. */
export const workflows: readonly NamedWorkflow[] = [
  {
    title: 'PAN application (NSDL)',
    workflow: panWorkflow,
    kept: { table: 'pan_application', column: 'state', events: 'pan_event' },
  },
  {
    title: 'GST registration',
    workflow: gstRegistrationWorkflow,
    kept: { table: 'gst_registration', column: 'status', events: 'gst_registration_event' },
  },
  {
    title: 'GST return',
    workflow: filingWorkflow,
    kept: { table: 'gst_filing', column: 'status', events: 'gst_filing_event' },
  },
  { title: 'Order of UTI coupons', workflow: couponWorkflow, kept: { table: 'coupon_order', column: 'status' } },
  { title: 'Request for a PSA id', workflow: psaWorkflow, kept: { table: 'psa_request', column: 'status' } },
  { title: 'Payment request', workflow: paymentWorkflow, kept: { table: 'payment_request', column: 'status' } },
  { title: 'Online payment', workflow: gatewayWorkflow, kept: { table: 'gateway_order', column: 'state' } },
  { title: 'Correction of a wallet', workflow: correctionWorkflow, kept: { table: 'correction', column: 'status' } },
  {
    title: 'Registration of a merchant',
    workflow: registrationWorkflow,
    kept: { table: 'registration', column: 'status' },
  },
  { title: 'Merchant', workflow: merchantWorkflow },
  { title: 'KYC of a person', workflow: kycWorkflow, kept: { table: 'app_user', column: 'kyc_state' } },
  {
    title: 'Document of a KYC, while it is reviewed',
    workflow: documentWorkflow.submitted,
    kept: { table: 'kyc_document', column: 'state' },
    derived: ['not-uploaded'],
  },
  { title: 'Parcel', workflow: consignmentWorkflow, kept: { table: 'consignment', column: 'status' } },
  {
    title: 'Version of a rule of law',
    workflow: versionWorkflow,
    derived: ['coming', 'settled', 'now', 'past'],
  },
]
