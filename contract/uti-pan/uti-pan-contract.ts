import type { ServiceContract } from '../service-contract.ts'
import { couponStatuses, couponStatusLabels, couponWorkflow } from './coupon.ts'
import { couponsReport } from './coupons-report.ts'
import { psaWorkflow } from './psa.ts'

export const utiPanContract: ServiceContract = {
  workflows: [
    { title: 'Order of UTI coupons', workflow: couponWorkflow, kept: { table: 'coupon_order', column: 'status' } },
    { title: 'Request for a PSA id', workflow: psaWorkflow, kept: { table: 'psa_request', column: 'status' } },
  ],
  states: couponStatuses.map((value) => ({ value, label: couponStatusLabels[value] })),
  reports: [couponsReport],
}
