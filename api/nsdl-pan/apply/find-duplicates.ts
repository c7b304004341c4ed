import { sql } from 'kysely'
import type { PanDuplicate } from '../../../contract/nsdl-pan/apply.ts'
import type { PanState } from '../../../contract/nsdl-pan/states.ts'
import { panAnswerTexts } from '../../../texts/en/pan-answer.ts'
import type { Db, Tx } from '../../platform/database.ts'
import { conflict } from '../../platform/problem.ts'
import type { Application } from '../application-store.ts'

type Applicant = Pick<Application, 'id' | 'merchant_id' | 'category' | 'aadhaar_hash' | 'name_key' | 'born'>

/** Unpaid, given back or done: these stand in nobody's way. */
const closed: PanState[] = ['draft', 'cancelled', 'issued']

/** Other open applications with the same Aadhaar number, or the same name and day of birth among their kind; the own ones first. */
export async function findDuplicates(db: Db, applicant: Applicant): Promise<PanDuplicate[]> {
  const { id, merchant_id, category, aadhaar_hash, name_key, born } = applicant
  const rows = await db
    .selectFrom('pan_application')
    .select(['ref_no', 'merchant_id', sql<boolean>`coalesce(aadhaar_hash = ${aadhaar_hash}, false)`.as('same_number')])
    .where('id', '<>', id)
    .where('state', 'not in', closed)
    .where((eb) =>
      eb.or([
        ...(aadhaar_hash ? [eb('aadhaar_hash', '=', aadhaar_hash)] : []),
        ...(name_key && born ? [eb.and({ name_key, born, category })] : []),
      ]),
    )
    .orderBy(sql`merchant_id <> ${merchant_id}`)
    .orderBy('id')
    .limit(5)
    .execute()
  return rows.map((row) => ({
    by: row.same_number ? 'aadhaar' : 'name',
    refNo: row.merchant_id === merchant_id ? row.ref_no : null,
  }))
}

/** Two who apply for one person at the same moment come one after the other, so that the second sees the first. */
export async function holdApplicant(tx: Tx, { aadhaar_hash, name_key, born }: Applicant): Promise<void> {
  const keys = [...(aadhaar_hash ? [`aadhaar:${aadhaar_hash}`] : []), ...(born ? [`name:${name_key}:${born}`] : [])]
  for (const key of keys.sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`pan-applicant:${key}`}, 0))`.execute(tx)
}

/** Refuses a second open application of one person; the token is named only to the shop that it belongs to. */
export async function refuseDuplicate(tx: Tx, applicant: Applicant): Promise<void> {
  await holdApplicant(tx, applicant)
  const [first] = await findDuplicates(tx, applicant)
  if (first) throw conflict(duplicateText(first))
}

function duplicateText({ by, refNo }: PanDuplicate): string {
  if (!refNo)
    return by === 'aadhaar' ? panAnswerTexts.openWithAadhaarElsewhere() : panAnswerTexts.openWithNameElsewhere()
  return by === 'aadhaar' ? panAnswerTexts.openWithAadhaarHere({ refNo }) : panAnswerTexts.openWithNameHere({ refNo })
}
