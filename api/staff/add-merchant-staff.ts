import { merchantModules } from '../../contract/kernel/role.ts'
import type { MerchantStaffChange } from '../../contract/merchant-staff.ts'
import { mailTexts } from '../../texts/en/mail.ts'
import { peopleAnswers } from '../../texts/en/people-answer.ts'
import { accountActs } from '../audit/account-acts.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import type { Problem } from '../platform/problem.ts'
import { createUser } from '../user/create-user.ts'
import { holdPan } from '../user/hold-pan.ts'
import type { LinkOptions } from '../user/issue-password-link.ts'
import { refuseTakenDetails } from '../user/refuse-taken-details.ts'
import { savePerson } from '../user/save-person.ts'
import { welcomePerson } from '../user/welcome-person.ts'
import { personFactsOf } from './person-facts-of.ts'
import { requireOwnTicks } from './require-own-ticks.ts'

/** Gives someone a sign-in to the caller's own business. They sign in by their mobile number, as owners do. */
export async function addMerchantStaff(
  tx: Tx,
  actor: Actor,
  { staff, link }: { staff: MerchantStaffChange; link: LinkOptions },
): Promise<{ id: string } | Problem> {
  const { fullName: displayName, mobileNo: mobile, emailId: email, panNo: pan } = staff
  requireOwnTicks(actor, { before: [], after: staff.permissions })
  await holdPan(tx, pan)
  const words = peopleAnswers.someoneCannotBeAdded()
  const refusal = await refuseTakenDetails(tx, actor, { mobile, email, pan, refusal: words })
  if (refusal) return refusal
  const permissions = merchantModules.filter((one) => staff.permissions.includes(one))
  const business = await tx
    .selectFrom('merchant')
    .select(['id', 'business_name'])
    .where('id', '=', actor.merchantId)
    .executeTakeFirstOrThrow()
  const person = { userName: mobile, displayName, email }
  const made = await createUser(tx, { ...person, role: 'merchant', mobile, merchantId: business.id, permissions })
  await savePerson(tx, made.id, personFactsOf(staff))
  const joined = () => mailTexts.signInOfYourOwn({ business: business.business_name })
  await welcomePerson(tx, { ...person, id: made.id, joined }, link)
  await recordAudit(tx, doerOf(actor), { act: accountActs.added, subject: made.code, detail: { permissions } })
  return { id: made.id }
}
