import type { MerchantWork, OfficeWork } from '../../contract/dashboard.ts'
import { isOpen } from '../../contract/kernel/workflow.ts'
import { backendPaths as office, merchantPaths as shop } from '../../contract/paths.ts'
import { paymentStatuses, paymentWorkflow } from '../../contract/payment-request.ts'

/** Where work is done: the address of its list, and what the list is narrowed to. */
interface Way {
  to: string
  search?: { tab?: string; filters: { field: string; opt: 'equals' | 'in'; value1: string | readonly string[] }[] }
}

const only = (field: string, value1: string): NonNullable<Way['search']> => ({
  filters: [{ field, opt: 'equals', value1 }],
})
const waitingPayments = paymentStatuses.filter((status) => isOpen(paymentWorkflow, status))

export const officeWays: Record<OfficeWork, Way> = {
  registration: { to: office.registrationList },
  kyc: { to: office.kyc, search: only('status', 'submitted') },
  payment: { to: office.payments, search: { filters: [{ field: 'status', opt: 'in', value1: waitingPayments }] } },
  correction: { to: office.payments, search: { tab: 'corrections', ...only('status', 'pending') } },
  'pan-verification': { to: office.panDocumentVerify },
  'pan-verified': { to: office.panWaitingList },
  'pan-acknowledged': { to: office.panAckList },
  'pan-tin-resubmitted': { to: office.panTinRejection },
  'pan-esign-failed': { to: office.panCancelAadhar },
  'uti-psa': { to: office.utiPsaLogin },
  'uti-coupon': { to: office.utiCouponList },
  'gst-registration': { to: office.gstRegistration },
  'gst-filing': { to: office.gstFilling },
  parcel: { to: office.courierList },
}

export const merchantWays: Record<MerchantWork, Way> = {
  draft: { to: shop.panPhysicalList, search: only('state', 'draft') },
  'awaiting-scan': { to: shop.panPhysicalList, search: only('state', 'awaiting-scan') },
  'awaiting-crop': { to: shop.panPhysicalList, search: only('state', 'awaiting-crop') },
  rejected: { to: shop.panRejectionList },
  'tin-rejected': { to: shop.panTinRejectionList, search: only('state', 'tin-rejected') },
  paperless: { to: shop.panPaperlessList },
  'gst-draft': { to: shop.gstRegistrationList, search: only('status', 'draft') },
  'gst-question': { to: shop.gstRegistrationList, search: only('status', 'clarification') },
  'filing-question': { to: shop.gstFillingList, search: only('status', 'query') },
  // Whoever sends parcels may not see the lists of applications; the page to send one shows what is due.
  hardcopy: { to: shop.courierAdd },
}
