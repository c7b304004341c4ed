import { sql } from 'kysely'
import type { Option } from '../../contract/kernel/fields.ts'
import type { Db } from '../platform/database.ts'
import { containingPattern, startingWith } from '../platform/like-pattern.ts'

export async function reportProducts(db: Db): Promise<Option[]> {
  const products = await db.selectFrom('product').select(['code', 'name']).orderBy('position').orderBy('code').execute()
  return products.map(({ code, name }) => ({ value: code, label: name }))
}

/** Some merchants to choose from, by a part of their code or name; the newest where nothing is asked for. */
export async function findMerchantOptions(db: Db, search: string): Promise<Option[]> {
  const words = search.trim()
  // From three letters on the index on the joined text finds them; fewer can only begin a code.
  const found = words.length < 3 ? sql<boolean>`code like ${startingWith(words.toUpperCase())}` : inText(words)
  const merchants = await db
    .selectFrom('merchant')
    .select(['code', 'business_name'])
    .where(found)
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
  return merchants.map((one) => ({ value: one.code, label: `${one.code} ${one.business_name}` }))
}

const inText = (words: string) => sql<boolean>`search_text ilike ${containingPattern(words)}`
