import type { Found } from '../../contract/find.ts'
import { backendPaths, merchantPaths } from '../../contract/paths.ts'

type Links = Partial<Record<Found['kind'], (found: Found) => string>>

/** For what has no page of its own: its list, searched for its number. */
const inList =
  (path: string) =>
  ({ title }: Found) =>
    `${path}?q=${encodeURIComponent(title)}`

export const officeLinks: Links = {
  'nsdl-pan': ({ id }) => backendPaths.panInfo(id),
  merchant: ({ id }) => backendPaths.merchant(id),
  registration: ({ id }) => backendPaths.registration(id),
  payment: ({ id }) => `${backendPaths.payments}?open=${encodeURIComponent(id)}`,
  'uti-pan': inList(backendPaths.utiCouponList),
  'gst-registration': ({ id }) => backendPaths.gstRegistrationOne(id),
  'gst-filing': ({ id }) => backendPaths.gstFillingOne(id),
  parcel: ({ id }) => backendPaths.courier(id),
}

export const ownLinks: Links = {
  'nsdl-pan': ({ id }) => merchantPaths.panInfo(id),
  payment: inList(merchantPaths.paymentList),
  'uti-pan': inList(merchantPaths.utiCouponList),
  'gst-registration': ({ id }) => merchantPaths.gstRegistration(id),
  'gst-filing': ({ id }) => merchantPaths.gstFilling(id),
  parcel: ({ id }) => merchantPaths.courier(id),
}

/** Which records an area finds, and where it opens them. */
export type FindLinks = Links
