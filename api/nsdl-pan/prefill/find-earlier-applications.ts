import { indianDay } from '../../../contract/kernel/dates.ts'
import type { BodyOf } from '../../../contract/kernel/endpoint.ts'
import type { EarlierApplication, findEarlierPans } from '../../../contract/nsdl-pan/prefill.ts'
import { checkTexts } from '../../../texts/en/checks.ts'
import { problemTexts } from '../../../texts/en/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database.ts'
import { badRequest } from '../../platform/problem.ts'
import { keyedHashOf } from '../../platform/vault.ts'
import { applicationsVisibleTo } from '../application-store.ts'

const most = 5

/** What a customer of the own shop has applied for before, the newest first; drafts count for nothing, nobody has agreed to them. */
export async function findEarlierApplications(
  db: Db,
  actor: Actor,
  { mobileNo, aadhaarNo }: BodyOf<typeof findEarlierPans>,
): Promise<EarlierApplication[]> {
  if (!mobileNo && !aadhaarNo) throw badRequest(problemTexts.pleaseCheckWhatYou(), { mobileNo: checkTexts.required() })
  const rows = await db
    .selectFrom('pan_application')
    .select(['id', 'ref_no', 'card_name', 'type', 'state', 'dated', 'pan'])
    .where(applicationsVisibleTo(actor))
    .where('submitted_at', 'is not', null)
    .where('category', '=', 'individual')
    .$if(mobileNo !== undefined, (query) => query.where('mobile', '=', mobileNo ?? ''))
    .$if(aadhaarNo !== undefined, (query) => query.where('aadhaar_hash', '=', keyedHashOf(`aadhaar:${aadhaarNo}`)))
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    refNo: row.ref_no,
    cardName: row.card_name,
    applicantionType: row.type,
    state: row.state,
    date: indianDay(row.dated),
    // Nobody corrects what they do not have.
    hasPan: row.pan !== null || row.type === 'C',
  }))
}
