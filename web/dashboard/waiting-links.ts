import type { MerchantWaiting, OfficeWaiting } from '../../contract/dashboard.ts'
import { isOpen } from '../../contract/kernel/workflow.ts'
import type { NameIn } from '../../contract/of-services.ts'
import { backendPaths as office } from '../../contract/paths.ts'
import { paymentStatuses, paymentWorkflow } from '../../contract/payment-request.ts'
import { filteredBy, joinServices, type ListLink, type WaitingLink, type WebServices } from '../ui/web-service.ts'

const waitingPayments = paymentStatuses.filter((status) => isOpen(paymentWorkflow, status))

export const officeWaitingLinks = (services: WebServices): Record<OfficeWaiting, ListLink> => ({
  ...joinServices<NameIn<'officeWaiting'>, ListLink>(services, (one) => one.office.waitingLinks),
  registration: { to: office.registrationList },
  kyc: { to: office.kyc, search: filteredBy('status', 'submitted') },
  payment: { to: office.payments, search: { filters: [{ field: 'status', opt: 'in', value1: waitingPayments }] } },
  correction: { to: office.payments, search: { tab: 'corrections', ...filteredBy('status', 'pending') } },
  parcel: { to: office.courierList },
})

export const merchantWaitingLinks = (services: WebServices): Record<MerchantWaiting, WaitingLink> =>
  joinServices(services, (one) => one.own.waitingLinks)
