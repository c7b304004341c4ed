import { sql } from 'kysely'
import type { AoPreset } from '../../../contract/nsdl-pan/apply.ts'
import type { AoCode } from '../../../contract/reference-data.ts'
import type { Db } from '../../platform/database.ts'
import { containingPattern } from '../../platform/like-pattern.ts'

/** The words that the master list has for them. */
const presetWords: Record<AoPreset, readonly string[]> = {
  forces: ['army employees', 'navy employees', 'air force employees'],
  abroad: ['international tax', 'intl. tax', 'int. tax'],
}
const most = 50

interface Asked {
  search: string
  preset?: AoPreset
}

/** AO codes of a city, or with all the words in them; 'Kanpur Nagar', where nothing is called so, finds Kanpur. */
export async function findAoCodes(db: Db, { search, preset }: Asked): Promise<AoCode[]> {
  const words = search.split(/\s+/).filter(Boolean)
  // A single letter would match nearly all of them.
  if (!preset && search.length < 2) return []
  const found = await codesWith(db, words, preset)
  const [first = ''] = words
  return found.length === 0 && words.length > 1 && first.length > 2 ? codesWith(db, [first], preset) : found
}

/** Those of the city come first. */
async function codesWith(db: Db, words: readonly string[], preset?: AoPreset): Promise<AoCode[]> {
  const { rows } = await sql<AoCode>`
    select id, city, area_code as "areaCode", ao_type as "aoType", range_code as "rangeCode", ao_number as "aoNumber",
      description
    from ao_code
    where ${sql.join([...words.map(holds), ...(preset ? [anyOf(presetWords[preset])] : [])], sql` and `)}
    order by (lower(city) = ${words.join(' ').toLowerCase()}) desc, city, area_code, ao_type, range_code, ao_number
    limit ${most}`.execute(db)
  return rows
}

const holds = (word: string) => sql`search_text ilike ${containingPattern(word)}`
const anyOf = (words: readonly string[]) => sql`(${sql.join(words.map(holds), sql` or `)})`

interface AoParts {
  area: string
  type: string
  range: number
  number: number
}

/** Where the head office has loaded no list for an area, nothing can be said against a code of it. */
export async function isKnownAoCode(db: Db, { area, type, range, number }: AoParts): Promise<boolean> {
  const codes = await db
    .selectFrom('ao_code')
    .select(['ao_type', 'range_code', 'ao_number'])
    .where('area_code', '=', area)
    .execute()
  return (
    codes.length === 0 ||
    codes.some((code) => code.ao_type === type && code.range_code === range && code.ao_number === number)
  )
}
