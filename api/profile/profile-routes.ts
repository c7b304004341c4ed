import { backOfficeProfile, merchantProfile } from '../../contract/profile.ts'
import type { Api } from '../platform/api.ts'
import type { Clock } from '../platform/clock.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { activityTable } from './activity-table.ts'
import { changePassword } from './change-password.ts'
import { endSession } from './end-session.ts'
import { beginApp, confirmApp, removeApp } from './enrol-app.ts'
import { openPhoto, savePhoto } from './own-photo.ts'
import { ownSignIns } from './own-sign-ins.ts'
import { readProfile } from './read-profile.ts'
import { sessionsTable } from './sessions-table.ts'
import { updateSetting } from './update-setting.ts'
import { readSettings } from './user-settings.ts'

export function profileRoutes(
  { read, write, table, file, upload }: Api,
  { clock, files }: { clock: Clock; files: FileStore },
) {
  for (const calls of [backOfficeProfile, merchantProfile]) {
    read(calls.getProfile, ({ db, actor }) => readProfile(db, actor))
    read(calls.getSettings, ({ db, actor }) => readSettings(db, actor.id))
    write(calls.updateSetting, ({ tx, actor, body }) => updateSetting(tx, actor, body))
    write(calls.changePassword, ({ tx, actor, body }) => changePassword(tx, actor, { change: body, now: clock.now() }))
    write(calls.beginTotp, ({ tx, actor, body }) => beginApp(tx, actor, body.password))
    write(calls.confirmTotp, ({ tx, actor, body }) => confirmApp(tx, actor, { code: body.code, now: clock.now() }))
    write(calls.removeTotp, ({ tx, actor, body }) => removeApp(tx, actor, body.password))
    table(sessionsTable(calls.listSessions))
    write(calls.endSession, ({ tx, actor, params }) => endSession(tx, actor, params.id))
    read(calls.getSignIns, ({ db, actor }) => ownSignIns(db, actor))
    table(activityTable(calls.listActivity))
    file(calls.getPhoto, ({ db, actor }) => openPhoto(db, files, actor))
    upload(calls.uploadPhoto, ({ tx, actor, file: photo }) => savePhoto(tx, files, { actor, file: photo }))
  }
}
