import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../platform/actor.ts'

export type MerchantScope = Pick<Actor, 'merchantId'>

/**
 * Which rows of a table someone may touch at all: a merchant's people those of their own business, the back office all of
 * them, or those that `office` says.
 */
export const rowsVisibleTo = (
  { merchantId }: MerchantScope,
  table: string,
  office: RawBuilder<boolean> = sql<boolean>`true`,
): RawBuilder<boolean> =>
  merchantId === null ? office : sql<boolean>`${sql.ref(`${table}.merchant_id`)} = ${merchantId}`
