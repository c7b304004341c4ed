import { correctionWorkflow } from './correction.ts'
import { consignmentWorkflow } from './courier-states.ts'
import { gatewayWorkflow } from './gateway.ts'
import { documentWorkflow, kycWorkflow } from './kyc-moves.ts'
import { versionWorkflow } from './law/version-moves.ts'
import { merchantWorkflow } from './merchant.ts'
import { paymentWorkflow } from './payment-request.ts'
import { registrationWorkflow } from './registration-review.ts'
import type { NamedWorkflow } from './service-contract.ts'
import { serviceContracts } from './service-contracts.ts'

/** Every workflow of the portal, for the documents and for the tests that compare them with the database. */
export const workflows: readonly NamedWorkflow[] = [
  ...Object.values(serviceContracts).flatMap((one) => one.workflows),
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
