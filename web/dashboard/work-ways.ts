import type { MerchantWork, OfficeWork } from '../../contract/dashboard.ts'
import { isOpen } from '../../contract/kernel/workflow.ts'
import type { NameIn } from '../../contract/of-services.ts'
import { backendPaths as office } from '../../contract/paths.ts'
import { paymentStatuses, paymentWorkflow } from '../../contract/payment-request.ts'
import { joined, only, type Way, type WebServices } from '../ui/web-service.ts'

const waitingPayments = paymentStatuses.filter((status) => isOpen(paymentWorkflow, status))

export const officeWays = (services: WebServices): Record<OfficeWork, Way> => ({
  ...joined<NameIn<'officeWork'>, Way>(services, (one) => one.office.ways),
  registration: { to: office.registrationList },
  kyc: { to: office.kyc, search: only('status', 'submitted') },
  payment: { to: office.payments, search: { filters: [{ field: 'status', opt: 'in', value1: waitingPayments }] } },
  correction: { to: office.payments, search: { tab: 'corrections', ...only('status', 'pending') } },
  parcel: { to: office.courierList },
})

export const merchantWays = (services: WebServices): Record<MerchantWork, Way> =>
  joined(services, (one) => one.own.ways)
