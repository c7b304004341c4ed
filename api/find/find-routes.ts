import { findInOffice, findOwn } from '../../contract/find.ts'
import type { Api } from '../platform/api.ts'
import { findRecords } from './find-records.ts'

export function findRoutes({ look }: Api) {
  look(findInOffice, ({ db, actor, query }) => findRecords(db, actor, query.q))
  look(findOwn, ({ db, actor, query }) => findRecords(db, actor, query.q))
}
