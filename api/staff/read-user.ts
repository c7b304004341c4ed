import { sql } from 'kysely'
import type { UserDetail } from '../../contract/user.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'
import { pendingEmail } from '../user/pending-email.ts'
import { isoOrNull, lastSignIn, userKind, userState } from './user-columns.ts'

const shown = 50

/** Someone who can sign in, and where they are signed in now. */
export async function readUser(db: Db, actor: Actor, { id, now }: { id: string; now: Date }): Promise<UserDetail> {
  const row = await userWithBusiness(db, id)
  return {
    id: row.id,
    code: row.code,
    name: row.display_name,
    userName: row.user_name,
    kind: row.kind,
    state: row.state,
    mobileNo: row.mobile ?? '',
    emailId: row.email,
    pendingEmail: await pendingEmail(db, row.id, now),
    permissions: row.permissions,
    twoFactor: row.two_factor,
    lastSignIn: isoOrNull(row.last_sign_in),
    createdAt: row.created_at.toISOString(),
    business: row.merchant_id
      ? {
          id: row.merchant_id,
          code: row.merchant_code ?? '',
          bussName: row.business_name ?? '',
          locked: row.business_locked_at !== null,
          kycState: row.kyc_state,
        }
      : null,
    signIns: await runningSignIns(db, actor, id),
    self: row.id === actor.id,
  }
}

async function userWithBusiness(db: Db, id: string) {
  const row = await db
    .selectFrom('app_user')
    .leftJoin('merchant', 'merchant.id', 'app_user.merchant_id')
    .selectAll('app_user')
    .select(['merchant.code as merchant_code', 'merchant.business_name', 'merchant.locked_at as business_locked_at'])
    .select([userKind.as('kind'), userState.as('state'), lastSignIn.as('last_sign_in')])
    .where('app_user.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound('This user does not exist.')
  return row
}

async function runningSignIns(db: Db, actor: Actor, id: string): Promise<UserDetail['signIns']> {
  const rows = await db
    .selectFrom('sign_in')
    .select(['id', 'device', 'ip', 'started_at', 'last_seen_at'])
    .where('user_id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_seen_at', 'desc')
    .limit(shown)
    .execute()
  return rows.map(({ started_at, last_seen_at, ...row }) => ({
    ...row,
    startedAt: started_at.toISOString(),
    lastSeenAt: last_seen_at.toISOString(),
    current: row.id === actor.signInId,
  }))
}
