import { findInOffice, findOwn } from '../../contract/find.ts'
import type { Api } from '../platform/api.ts'
import type { ApiServices } from '../service/api-service.ts'
import { findRecords } from './find-records.ts'
import { lookupsOf } from './lookups.ts'

export function findRoutes({ cancellableRead }: Api, services: ApiServices) {
  const lookups = lookupsOf(services)
  cancellableRead(findInOffice, ({ db, actor, query }) => findRecords(db, actor, { ...query, lookups }))
  cancellableRead(findOwn, ({ db, actor, query }) => findRecords(db, actor, { ...query, lookups }))
}
