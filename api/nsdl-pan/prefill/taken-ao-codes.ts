import { sql } from 'kysely'
import type { QueryOf, ReplyOf } from '../../../contract/kernel/endpoint.ts'
import { isPincode } from '../../../contract/kernel/ids.ts'
import { aoAddress } from '../../../contract/nsdl-pan/check-facts.ts'
import { isAbroad } from '../../../contract/nsdl-pan/check-places.ts'
import { panDraft } from '../../../contract/nsdl-pan/draft.ts'
import { occupationOf, type suggestAoCode } from '../../../contract/nsdl-pan/prefill.ts'
import type { Db, Tx } from '../../platform/database.ts'
import type { Application } from '../application-store.ts'

/** Remembers under which AO code the provider has issued a PAN to somebody of the place that decides; whose it was is not kept. */
export async function noteTakenAoCode(tx: Tx, { category, data, type }: Application): Promise<void> {
  if (type !== 'N') return
  const draft = panDraft.parse(data)
  const deciding = aoAddress({ category, draft })
  const pin = draft[`${deciding}Pin`]
  // Codes of six digits abroad are no pincodes.
  if (!isPincode(pin) || isAbroad(draft, deciding) || draft.aoArea === '') return
  await tx
    .insertInto('ao_code_taken')
    .values({
      pin,
      occupation: occupationOf(draft),
      area_code: draft.aoArea,
      ao_type: draft.aoType,
      range_code: Number(draft.aoRange),
      ao_number: Number(draft.aoNumber),
    })
    .onConflict((clash) =>
      clash
        .columns(['pin', 'occupation', 'area_code', 'ao_type', 'range_code', 'ao_number'])
        .doUpdateSet({ times: sql`ao_code_taken.times + 1`, last_at: sql`now()` }),
    )
    .execute()
}

/** The code that was taken most often there, of equals the latest; nothing where none is known. */
export async function readTakenAoCode(
  db: Db,
  { pin, occupation }: QueryOf<typeof suggestAoCode>,
): Promise<ReplyOf<typeof suggestAoCode>> {
  const row = await db
    .selectFrom('ao_code_taken')
    .select(['area_code', 'ao_type', 'range_code', 'ao_number'])
    .where('pin', '=', pin)
    .where('occupation', '=', occupation)
    .orderBy('times', 'desc')
    .orderBy('last_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const code = row && {
    aoArea: row.area_code,
    aoType: row.ao_type,
    aoRange: String(row.range_code),
    aoNumber: String(row.ao_number),
  }
  return { code: code ?? null }
}
