import { courierTexts } from '../texts/en/courier.ts'
import { said } from '../texts/said.ts'
import type { Workflow } from './kernel/workflow.ts'

export const consignmentStatuses = ['sent', 'received'] as const
export type ConsignmentStatus = (typeof consignmentStatuses)[number]
export const consignmentStatusLabels: Readonly<Record<ConsignmentStatus, string>> = said({
  sent: courierTexts.onItsWay,
  received: courierTexts.received,
})
export const directions = ['to-office', 'to-merchant'] as const
export type ConsignmentDirection = (typeof directions)[number]
export const directionLabels: Readonly<Record<ConsignmentDirection, string>> = said({
  'to-office': courierTexts.toTheHeadOffice,
  'to-merchant': courierTexts.toTheMerchant,
})
/** Changed by the merchant who sent it, received by the side that it was sent to, item by item and then as a whole. */
export const consignmentWorkflow: Workflow<ConsignmentStatus, 'change' | 'receive'> = {
  sent: {
    change: { to: 'sent', by: 'merchant', only: 'author' },
    receive: { to: 'received', by: ['merchant', 'office'], only: 'another' },
  },
  received: {},
}

export const itemStates = ['sent', 'received', 'missing'] as const
export type ItemState = (typeof itemStates)[number]
export const itemStateLabels: Readonly<Record<ItemState, string>> = said({
  sent: courierTexts.notSeenYet,
  received: courierTexts.received,
  missing: courierTexts.missing,
})
