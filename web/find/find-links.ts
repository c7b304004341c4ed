import type { FoundRecord } from '../../contract/find.ts'
import { tableOf } from '../../contract/kernel/keys-of.ts'
import { serviceKeys } from '../../contract/of-services.ts'
import { backendPaths, merchantPaths } from '../../contract/paths.ts'
import { inList, type WebServices } from '../ui/web-service.ts'

/** Which records an area finds, and where it opens them. */
export type FindLinks = Partial<Record<FoundRecord['kind'], (found: FoundRecord) => string>>

export const officeLinks = (services: WebServices): FindLinks => ({
  ...tableOf(serviceKeys, (key) => services[key].office.found),
  merchant: ({ id }) => backendPaths.merchant(id),
  registration: ({ id }) => backendPaths.registration(id),
  payment: ({ id }) => `${backendPaths.payments}?open=${encodeURIComponent(id)}`,
  parcel: ({ id }) => backendPaths.courier(id),
})

export const ownLinks = (services: WebServices): FindLinks => ({
  ...tableOf(serviceKeys, (key) => services[key].own.found),
  payment: inList(merchantPaths.paymentList),
  parcel: ({ id }) => merchantPaths.courier(id),
})
