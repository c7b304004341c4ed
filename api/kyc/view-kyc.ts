import type { KycReview } from '../../contract/kyc-review.ts'
import { recordView } from '../audit/record-view.ts'
import { rejectionReasons } from '../catalogue/rejection-reasons.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Db, Tx } from '../platform/database.ts'
import { isKnownDistrict } from '../reference/check-place.ts'
import { readDocuments } from './document-store.ts'
import { findAlikePeople } from './find-alike-people.ts'
import { knownDetails } from './known-details.ts'
import { readKycRow, readSubject, type Subject } from './kyc-store.ts'

/** Everything a reviewer reads beside the documents. */
async function kycReview(db: Db, id: string): Promise<KycReview> {
  const subject = await readSubject(db, id)
  const known = await knownDetails(db, subject)
  const reasons = await rejectionReasons(db, 'kyc')
  const row = await readKycRow(db, id)
  return {
    id,
    code: subject.code,
    name: subject.name,
    kind: subject.kind,
    state: subject.state,
    mobileNo: subject.mobile,
    emailId: subject.email,
    ...(await businessOf(db, subject)),
    ...known,
    districtKnown: await isKnownDistrict(db, known.details),
    documents: await readDocuments(db, id, subject.kind),
    submittedAt: row?.submitted_at?.toISOString() ?? null,
    decision: row?.decided_at
      ? { at: row.decided_at.toISOString(), by: await nameOf(db, row.decided_by), remark: row.remark }
      : null,
    alike: await findAlikePeople(db, subject, known.details.panNo),
    reasons: reasons.map(({ reason, remedy }) => [`${reason}.`, remedy].filter(Boolean).join(' ')),
  }
}

/** A look of the back office at PAN, account and birthday, which is written down. */
export async function viewKyc(tx: Tx, actor: Actor, id: string): Promise<KycReview> {
  const review = await kycReview(tx, id)
  await recordView(tx, doerOf(actor), { act: 'kyc.seen', subject: review.code })
  return review
}

async function businessOf(db: Db, { merchantId }: Subject): Promise<{ merchantCode: string; bussName: string }> {
  return db
    .selectFrom('merchant')
    .select(['code as merchantCode', 'business_name as bussName'])
    .where('id', '=', merchantId)
    .executeTakeFirstOrThrow()
}

async function nameOf(db: Db, userId: string | null): Promise<string> {
  const user = await db.selectFrom('app_user').select('display_name').where('id', '=', userId).executeTakeFirst()
  return user?.display_name ?? ''
}
