import { maskAadhaar } from '../../contract/kernel/ids.ts'
import { merchantModules } from '../../contract/kernel/role.ts'
import type { MerchantStaffMember } from '../../contract/merchant-staff.ts'
import { peopleAnswers } from '../../texts/en/people-answer.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'
import { pendingEmail } from '../user/pending-email.ts'
import { mayChangeStaff } from './managed-person.ts'
import { isoOrNull, lastSignIn, userState } from './user-columns.ts'

/** One of the caller's own staff; anyone else does not exist for them. */
export async function readMerchantStaff(
  db: Db,
  actor: Actor,
  { id, now }: { id: string; now: Date },
): Promise<MerchantStaffMember> {
  const row = await ownStaff(db, actor, id)
  return {
    id: row.id,
    code: row.code,
    userName: row.user_name,
    fullName: row.display_name,
    fatherName: row.father_name ?? '',
    gender: row.gender,
    dob: row.dob,
    mobileNo: row.mobile ?? '',
    emailId: row.email,
    pendingEmail: await pendingEmail(db, row.id, now),
    aadharNo: row.aadhaar_last4 ? maskAadhaar(row.aadhaar_last4) : '',
    panNo: row.pan ?? '',
    permissions: merchantModules.filter((one) => row.permissions.includes(one)),
    state: row.state,
    kycState: row.kyc_state,
    lastSignIn: isoOrNull(row.last_sign_in),
    createdAt: row.created_at.toISOString(),
    changeable: mayChangeStaff(actor, row),
    version: row.version,
  }
}

async function ownStaff(db: Db, actor: Actor, id: string) {
  const row = await db
    .selectFrom('app_user')
    .leftJoin('person', 'person.user_id', 'app_user.id')
    .selectAll('app_user')
    .select(['person.father_name', 'person.gender', 'person.dob', 'person.pan', 'person.aadhaar_last4'])
    .select([userState.as('state'), lastSignIn.as('last_sign_in')])
    .where('app_user.id', '=', id)
    .where('app_user.merchant_id', '=', actor.merchantId)
    .where('app_user.is_owner', '=', false)
    .executeTakeFirst()
  if (!row) throw notFound(peopleAnswers.noSuchPerson())
  return row
}
