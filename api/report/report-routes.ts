import { getCollectionSums } from '../../contract/collection.ts'
import type { Api } from '../platform/api.ts'
import { collectionSums } from './collection-sums.ts'
import { collectionTable } from './collection-table.ts'

export function reportRoutes({ read, table }: Api) {
  table(collectionTable)
  read(getCollectionSums, ({ db, query }) => collectionSums(db, query))
}
