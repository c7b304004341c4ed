import type * as z from 'zod/mini'
import { backOfficeModules } from '../../contract/kernel/role.ts'
import { backOfficeModuleTexts } from '../../contract/module-texts.ts'
import type { staffEdit } from '../../contract/staff.ts'
import { say } from '../../texts/say.ts'
import { accountActs } from '../audit/account-acts.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import type { LinkOptions } from '../user/issue-password-link.ts'
import { lockBackOfficePerson, refuseStale } from './managed-person.ts'
import { saveUserChange } from './save-user-change.ts'

/** Changes someone of the back office. The role stays; an admin has no ticks. */
export async function changeStaff(
  tx: Tx,
  actor: Actor,
  { id, change, link }: { id: string; change: z.infer<typeof staffEdit>; link: LinkOptions },
): Promise<void> {
  const user = await lockBackOfficePerson(tx, id)
  refuseStale(user, change.version)
  const permissions = user.role === 'admin' ? [] : backOfficeModules.filter((one) => change.permissions.includes(one))
  const detail = await saveUserChange(tx, user, {
    displayName: change.name,
    userName: change.userName,
    email: change.emailId,
    mobile: change.mobileNo,
    permissions,
    mayDo: permissions.map((one) => say(backOfficeModuleTexts[one].label)).join(', '),
    by: actor,
    link,
  })
  await recordAudit(tx, doerOf(actor), { act: accountActs.changed, subject: user.code, detail })
}
