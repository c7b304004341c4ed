import type { Selectable } from 'kysely'
import type * as z from 'zod/mini'
import { merchantModules } from '../../contract/kernel/role.ts'
import { identitySettled, type merchantStaffEdit } from '../../contract/merchant-staff.ts'
import { merchantModuleTexts } from '../../contract/module-texts.ts'
import type { PersonTable } from '../../database/schema.ts'
import { inEnglish } from '../../texts/current-language.ts'
import { peopleAnswers } from '../../texts/en/people-answer.ts'
import { say } from '../../texts/say.ts'
import { accountActs } from '../audit/account-acts.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { conflict, type Problem } from '../platform/problem.ts'
import type { Identity } from '../user/find-taken.ts'
import type { User } from '../user/find-user.ts'
import { holdPan } from '../user/hold-pan.ts'
import type { LinkOptions } from '../user/issue-password-link.ts'
import { changeRefused, refuseTakenDetails } from '../user/refuse-taken-details.ts'
import { savePerson } from '../user/save-person.ts'
import { lockOwnStaff, refuseStale } from './managed-person.ts'
import { personFactsOf } from './person-facts-of.ts'
import { requireOwnTicks } from './require-own-ticks.ts'
import { saveUserChange } from './save-user-change.ts'

type Change = z.infer<typeof merchantStaffEdit>

/** Changes one of the caller's own staff. Whoever signs in by the mobile number signs in by the new one. */
export async function changeMerchantStaff(
  tx: Tx,
  actor: Actor,
  { id, change, link }: { id: string; change: Change; link: LinkOptions },
): Promise<Problem | undefined> {
  const user = await lockOwnStaff(tx, actor, id)
  refuseStale(user, change.version)
  requireOwnTicks(actor, { before: user.permissions, after: change.permissions })
  const known = await tx.selectFrom('person').selectAll().where('user_id', '=', user.id).executeTakeFirst()
  const identified = sameIdentity(user, known, change)
  if (!identified) requireOpenIdentity(user)
  await holdPan(tx, change.panNo)
  const fresh = whatIsNew(user, known, change)
  const refusal = await refuseTakenDetails(tx, actor, { ...fresh, exceptUser: user.id, refusal: changeRefused() })
  if (refusal) return refusal
  if (!identified) await savePerson(tx, user.id, personFactsOf(change))
  const permissions = merchantModules.filter((one) => change.permissions.includes(one))
  const detail = await saveUserChange(tx, user, {
    displayName: change.fullName,
    userName: user.user_name === user.mobile ? change.mobileNo : user.user_name,
    email: change.emailId,
    mobile: change.mobileNo,
    permissions,
    mayDo: inEnglish(() => permissions.map((one) => say(merchantModuleTexts[one].label)).join(', ')),
    by: actor,
    link,
  })
  await recordAudit(tx, doerOf(actor), { act: accountActs.changed, subject: user.code, detail })
  return undefined
}

function requireOpenIdentity(user: User): void {
  if (identitySettled(user.kyc_state)) throw conflict(peopleAnswers.handedInForKyc())
}

type Known = Selectable<PersonTable> | undefined

/** What somebody else could have already; another letter case is no other address. */
const whatIsNew = (user: User, known: Known, { mobileNo, emailId, panNo }: Change): Partial<Identity> => ({
  ...(user.mobile !== mobileNo && { mobile: mobileNo }),
  ...(user.email.toLowerCase() !== emailId.toLowerCase() && { email: emailId }),
  ...(known?.pan !== panNo && { pan: panNo }),
})

function sameIdentity(user: User, known: Known, change: Change): boolean {
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
