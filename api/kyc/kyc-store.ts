import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { KycDetails } from '../../contract/kyc.ts'
import type { KycKind, KycState } from '../../contract/kyc-moves.ts'
import type { KycTable } from '../../database/schema.ts'
import { kycAnswers } from '../../texts/en/kyc-answer.ts'
import type { Db, Tx } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'

/** The person a KYC is about, with how far it is. */
export interface Subject {
  id: string
  code: string
  name: string
  email: string
  mobile: string
  merchantId: string
  kind: KycKind
  state: KycState
}

/** Somebody of a merchant; the back office has no KYC. */
export async function readSubject(db: Db, userId: string): Promise<Subject> {
  return subjectOf(await subjects(db, userId).executeTakeFirst())
}

/** Every step of one person's KYC waits for the one before it. */
export async function lockSubject(tx: Tx, userId: string): Promise<Subject> {
  return subjectOf(await subjects(tx, userId).forUpdate().executeTakeFirst())
}

function subjects(db: Db, userId: string) {
  return db.selectFrom('app_user').selectAll().where('id', '=', userId).where('role', '=', 'merchant')
}

function subjectOf(user: Awaited<ReturnType<ReturnType<typeof subjects>['executeTakeFirst']>>): Subject {
  if (!user?.merchant_id) throw notFound(kycAnswers.noSuchPerson())
  return {
    id: user.id,
    code: user.code,
    name: user.display_name,
    email: user.email,
    mobile: user.mobile ?? '',
    merchantId: user.merchant_id,
    kind: user.is_owner ? 'merchant' : 'staff',
    state: user.kyc_state,
  }
}

/** Nothing while the form was never opened. */
export function readKycRow(db: Db, userId: string): Promise<Selectable<KycTable> | undefined> {
  return db.selectFrom('kyc').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** Opens the row if there is none, and lays new details over the former ones. */
export async function saveDetails(tx: Tx, userId: string, details: Partial<KycDetails>): Promise<void> {
  const added = JSON.stringify(details)
  await tx
    .insertInto('kyc')
    .values({ user_id: userId, details: added })
    .onConflict((clash) => clash.column('user_id').doUpdateSet({ details: sql`kyc.details || ${added}::jsonb` }))
    .execute()
}

export async function saveHandIn(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('kyc')
    .set({ submitted_at: now, decided_at: null, decided_by: null, remark: '', changed_at: now })
    .where('user_id', '=', userId)
    .execute()
}

export async function saveKycDecision(
  tx: Tx,
  userId: string,
  { decidedBy, remark, now }: { decidedBy: string; remark: string; now: Date },
): Promise<void> {
  const decided = { decided_at: now, decided_by: decidedBy, remark, changed_at: now }
  // Who was approved without a form, such as the first merchants, gets a row with the first question.
  await tx
    .insertInto('kyc')
    .values({ user_id: userId, ...decided })
    .onConflict((clash) => clash.column('user_id').doUpdateSet(decided))
    .execute()
}
