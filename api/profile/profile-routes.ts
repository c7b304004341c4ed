import { backOfficeProfile, merchantProfile, setLanguage } from '../../contract/profile.ts'
import type { Actor } from '../platform/actor.ts'
import type { Api } from '../platform/api.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { chooseLanguage } from '../user/choose-language.ts'
import { confirmPassword } from '../user/confirm-password.ts'
import { activityTable } from './activity-table.ts'
import { changePassword, preparePasswordChange } from './change-password.ts'
import { endSession } from './end-session.ts'
import { beginApp, confirmApp, removeApp } from './enrol-app.ts'
import { openPhoto, savePhoto } from './own-photo.ts'
import { ownSignIns } from './own-sign-ins.ts'
import { readOwnSettings } from './read-own-settings.ts'
import { readProfile } from './read-profile.ts'
import { sessionsTable } from './sessions-table.ts'
import { guardsAccount, updateSetting } from './update-setting.ts'

export function profileRoutes(
  { read, write, prepareThenWrite, table, download, upload }: Api,
  { clock, files }: { clock: Clock; files: FileStore },
) {
  const confirm = (
    { kysely, actor }: { kysely: Database['kysely']; actor: Actor },
    { password }: { password?: string },
  ) => confirmPassword(kysely, actor, { password, field: 'password', now: clock.now() })
  write(setLanguage, ({ tx, actor, body }) => chooseLanguage(tx, actor, body.language))
  for (const calls of [backOfficeProfile, merchantProfile]) {
    read(calls.getProfile, ({ db, actor }) => readProfile(db, actor))
    read(calls.getSettings, ({ db, actor }) => readOwnSettings(db, actor.id))
    prepareThenWrite(
      calls.updateSetting,
      ({ body, ...asked }) => (guardsAccount(body) && body.password !== undefined ? confirm(asked, body) : undefined),
      ({ tx, actor, body, prepared: confirmed }) =>
        updateSetting(tx, actor, { change: body, confirmed, now: clock.now() }),
    )
    prepareThenWrite(
      calls.changePassword,
      ({ kysely, actor, body }) => preparePasswordChange(kysely, actor, { ...body, now: clock.now() }),
      ({ tx, actor, prepared }) => changePassword(tx, actor, { ...prepared, now: clock.now() }),
    )
    prepareThenWrite(
      calls.beginTotp,
      ({ body, ...asked }) => confirm(asked, body),
      ({ tx, actor, prepared: confirmed }) => beginApp(tx, actor, confirmed),
    )
    write(calls.confirmTotp, ({ tx, actor, body }) => confirmApp(tx, actor, { code: body.code, now: clock.now() }))
    prepareThenWrite(
      calls.removeTotp,
      ({ body, ...asked }) => confirm(asked, body),
      ({ tx, actor, prepared: confirmed }) => removeApp(tx, actor, confirmed),
    )
    table(sessionsTable(calls.listSessions))
    write(calls.endSession, ({ tx, actor, params }) => endSession(tx, actor, params.id))
    read(calls.getSignIns, ({ db, actor }) => ownSignIns(db, actor))
    table(activityTable(calls.listActivity))
    download(calls.getPhoto, ({ db, actor }) => openPhoto(db, files, actor))
    upload(calls.uploadPhoto, ({ tx, actor, file: photo }) => savePhoto(tx, files, { actor, file: photo }))
  }
}
