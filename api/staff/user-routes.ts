import * as calls from '../../contract/user.ts'
import type { Api } from '../platform/api.ts'
import type { Clock } from '../platform/clock.ts'
import { endSignInOf } from './end-sign-in-of.ts'
import { lockPerson, unlockPerson } from './lock-person.ts'
import { loginTable } from './login-table.ts'
import { lockManaged } from './managed-person.ts'
import { readUser } from './read-user.ts'
import { readUserActivity } from './read-user-activity.ts'
import { sendPasswordLink } from './send-password-link.ts'
import { switchTwoFactorOff } from './switch-two-factor-off.ts'
import { userTable } from './user-table.ts'

export function userRoutes({ read, write, table }: Api, { clock, publicUrl }: { clock: Clock; publicUrl: string }) {
  table(userTable)
  table(loginTable)
  read(calls.getUser, ({ db, actor, params }) => readUser(db, actor, { id: params.id, now: clock.now() }))
  read(calls.getUserActivity, ({ db, params }) => readUserActivity(db, params.id))
  write(calls.lockUser, async ({ tx, actor, params, body }) =>
    lockPerson(tx, actor, { user: await lockManaged(tx, actor, params.id), remark: body.remark }),
  )
  write(calls.unlockUser, async ({ tx, actor, params }) =>
    unlockPerson(tx, actor, await lockManaged(tx, actor, params.id)),
  )
  write(calls.sendUserLink, async ({ tx, actor, params }) =>
    sendPasswordLink(tx, actor, {
      user: await lockManaged(tx, actor, params.id),
      link: { publicUrl, now: clock.now() },
    }),
  )
  write(calls.endTwoFactor, ({ tx, actor, params }) => switchTwoFactorOff(tx, actor, params.id))
  write(calls.endSignInOf, ({ tx, actor, params }) => endSignInOf(tx, actor, params.id))
}
