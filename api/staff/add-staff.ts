import { backOfficeModules } from '../../contract/kernel/role.ts'
import { backOfficeModuleTexts } from '../../contract/module-texts.ts'
import { backendPaths } from '../../contract/paths.ts'
import type { NewStaff } from '../../contract/staff.ts'
import { say } from '../../texts/say.ts'
import { accountActs } from '../audit/account-acts.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { tellAdmins } from '../notice/tell-admins.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { createUser } from '../user/create-user.ts'
import { tidyUserName } from '../user/find-user.ts'
import type { LinkOptions } from '../user/issue-password-link.ts'
import { welcomePerson } from '../user/welcome-person.ts'

/** Gives someone a sign-in to the back office; they choose the password themselves. */
export async function addStaff(
  tx: Tx,
  actor: Actor,
  { staff, link }: { staff: NewStaff; link: LinkOptions },
): Promise<{ id: string }> {
  const { name, emailId: email, mobileNo: mobile, role } = staff
  const userName = tidyUserName(staff.userName)
  const permissions = role === 'admin' ? [] : backOfficeModules.filter((one) => staff.permissions.includes(one))
  const made = await createUser(tx, { userName, displayName: name, role, email, mobile, permissions })
  const joined = 'you now have a sign-in to our back office.'
  await welcomePerson(tx, { id: made.id, userName, displayName: name, email, joined }, link)
  await recordAudit(tx, doerOf(actor), {
    act: accountActs.added,
    subject: made.code,
    detail: { role, userName, permissions },
  })
  await tellAdmins(tx, {
    aboutId: made.id,
    title: role === 'admin' ? 'There is a new admin' : 'There is a new person in the back office',
    text: `${actor.code} ${actor.name} has added ${made.code} ${name} (${email}) ${role === 'admin' ? 'as an admin' : `with: ${permissions.map((one) => say(backOfficeModuleTexts[one].label)).join(', ') || 'no permission yet'}`}. If you know nothing of it, lock that account at once.`,
    link: backendPaths.user(made.id),
  })
  return { id: made.id }
}
