import { sql } from 'kysely'
import { type CollectionRow, listCollection } from '../../contract/collection.ts'
import { defineList, type ListContext, type ListRecord } from '../platform/list/define-list.ts'
import { collected } from './collected.ts'
import { dayBetween } from './day-between.ts'

const key = sql`(collection.day || '|' || collection.bank || '|' || collection.mode || '|' || collection.person)`

/** Money that came in, by day, bank, mode and the person who credited it. */
export const collectionTable = defineList(listCollection, {
  from: collected,
  scope: ({ switches }: ListContext) => dayBetween(sql.ref('collection.day'), switches),
  fields: {
    day: sql.ref('collection.day'),
    bank: sql.ref('collection.bank'),
    mode: sql.ref('collection.mode'),
    person: sql.ref('collection.person'),
    payments: sql.ref('collection.payments'),
    amount: sql.ref('collection.amount'),
  },
  also: { id: key },
  key,
  search: sql`(collection.bank || ' ' || collection.person)`,
  order: [{ column: 'day', dir: 'desc' }],
  row: (record: ListRecord): CollectionRow => ({
    ...(record as unknown as CollectionRow),
    payments: Number(record.payments),
    amount: Number(record.amount),
  }),
})
