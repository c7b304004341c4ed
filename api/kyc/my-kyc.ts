import type { KycStanding, MyKyc } from '../../contract/kyc.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database.ts'
import { readDocuments } from './document-store.ts'
import { knownDetails } from './known-details.ts'
import { readKycRow, readSubject } from './kyc-store.ts'

/** All that the form shows to the person it is about. */
export async function myKyc(db: Db, actor: Actor): Promise<MyKyc> {
  const subject = await readSubject(db, actor.id)
  const row = await readKycRow(db, actor.id)
  return {
    kind: subject.kind,
    state: subject.state,
    begun: row !== undefined,
    remark: row?.remark ?? '',
    ...(await knownDetails(db, subject)),
    documents: await readDocuments(db, subject.id, subject.kind),
  }
}

/** The little that every page of the merchant area needs to know. */
export async function kycStanding(db: Db, actor: Actor): Promise<KycStanding> {
  const { id, kind, state, merchantId } = await readSubject(db, actor.id)
  const owner = await db
    .selectFrom('app_user')
    .select('kyc_state')
    .where('merchant_id', '=', merchantId)
    .where('is_owner', '=', true)
    .executeTakeFirst()
  const documents = await readDocuments(db, id, kind)
  return {
    kind,
    state,
    businessState: owner?.kyc_state ?? 'not-started',
    begun: (await readKycRow(db, id)) !== undefined,
    documentRejected: documents.some((one) => one.state === 'rejected'),
  }
}
