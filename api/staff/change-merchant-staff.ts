import type { Selectable } from 'kysely'
import type * as z from 'zod/mini'
import { merchantModules } from '../../contract/kernel/role.ts'
import type { KycState } from '../../contract/kyc-moves.ts'
import { identitySettled, type merchantStaffEdit } from '../../contract/merchant-staff.ts'
import { merchantModuleTexts } from '../../contract/module-texts.ts'
import type { PersonTable } from '../../database/schema.ts'
import { accountActs } from '../audit/account-acts.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { conflict } from '../platform/problem.ts'
import type { User } from '../user/find-user.ts'
import type { LinkOptions } from '../user/issue-password-link.ts'
import { savePerson } from '../user/save-person.ts'
import { lockOwnStaff, refuseStale } from './managed-person.ts'
import { requireOwnTicks } from './require-own-ticks.ts'
import { saveUserChange } from './save-user-change.ts'
import { factsOf, refuseTakenPan } from './staff-identity.ts'

type Change = z.infer<typeof merchantStaffEdit>

/** Changes one of the caller's own staff. Whoever signs in by the mobile number signs in by the new one. */
export async function changeMerchantStaff(
  tx: Tx,
  actor: Actor,
  { id, change, link }: { id: string; change: Change; link: LinkOptions },
): Promise<void> {
  const user = await lockOwnStaff(tx, actor, id)
  refuseStale(user, change.version)
  requireOwnTicks(actor, { before: user.permissions, after: change.permissions })
  await saveIdentity(tx, user, change)
  const permissions = merchantModules.filter((one) => change.permissions.includes(one))
  const detail = await saveUserChange(tx, user, {
    displayName: change.fullName,
    userName: user.user_name === user.mobile ? change.mobileNo : user.user_name,
    email: change.emailId,
    mobile: change.mobileNo,
    permissions,
    mayDo: permissions.map((one) => merchantModuleTexts[one].label).join(', '),
    by: actor,
    link,
  })
  await recordAudit(tx, doerOf(actor), { act: accountActs.changed, subject: user.code, detail })
}

async function saveIdentity(tx: Tx, user: User, change: Change): Promise<void> {
  const known = await tx.selectFrom('person').selectAll().where('user_id', '=', user.id).executeTakeFirst()
  if (sameIdentity(user, known, change)) return
  if (identitySettled(user.kyc_state as KycState)) {
    throw conflict('Who this person is was handed in for KYC and can no longer be changed here.')
  }
  if (known?.pan !== change.panNo) await refuseTakenPan(tx, change.panNo, user.id)
  await savePerson(tx, user.id, factsOf(change))
}

function sameIdentity(user: User, known: Selectable<PersonTable> | undefined, change: Change): boolean {
  return (
    known !== undefined &&
    change.aadharNo === '' &&
    user.display_name === change.fullName &&
    known.father_name === change.fatherName &&
    known.gender === change.gender &&
    known.dob === change.dob &&
    known.pan === change.panNo
  )
}
