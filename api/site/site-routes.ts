import { getLegalText, getSite } from '../../contract/public-site.ts'
import { getBusinessInfo, getChat, getFavicon, getLogo } from '../../contract/site.ts'
import * as calls from '../../contract/site-settings.ts'
import { confirmSmtp, getSmtp, saveSmtp } from '../../contract/smtp.ts'
import type { MailOffice } from '../mail/send-queued-mail.ts'
import type { Api } from '../platform/api.ts'
import type { Clock } from '../platform/clock.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { businessInfo } from './business-info.ts'
import { changeGuarded, changeSettings } from './change-settings.ts'
import { confirmMailServer, mailServerSetup } from './confirm-mail-server.ts'
import { legalText, publicSite } from './public-site.ts'
import { saveMailServer } from './save-mail-server.ts'
import { savePicture, sitePicture } from './site-pictures.ts'
import { readSetting, readSettings } from './site-settings.ts'

export function siteRoutes(
  { read, write, download, upload }: Api,
  { clock, files, office }: { clock: Clock; files: FileStore; office: MailOffice },
) {
  read(getBusinessInfo, ({ db }) => businessInfo(db))
  read(getSite, ({ db }) => publicSite(db))
  read(getLegalText, ({ db, params }) => legalText(db, params.page))
  read(getChat, async ({ db }) => ({ api: await readSetting(db, 'chatAddress') }))
  download(getLogo, ({ db }) => sitePicture(db, files, 'logo'))
  download(getFavicon, ({ db }) => sitePicture(db, files, 'favicon'))
  read(calls.getSiteConfiguration, ({ db }) => readSettings(db))
  write(calls.saveSiteConfiguration, ({ tx, actor, body }) => changeSettings(tx, actor, body))
  write(calls.saveGuardedSettings, ({ tx, actor, body }) => changeGuarded(tx, actor, body))
  read(getSmtp, ({ db, actor }) => mailServerSetup(db, actor, clock.now()))
  write(saveSmtp, ({ tx, actor, body }) => saveMailServer(tx, actor, body, office))
  write(confirmSmtp, ({ tx, actor, body: { version } }) => confirmMailServer(tx, actor, { version, now: clock.now() }))
  upload(calls.uploadLogo, ({ tx, actor, file: logo }) => savePicture(tx, files, { which: 'logo', actor, file: logo }))
  upload(calls.uploadFavicon, ({ tx, actor, file: icon }) =>
    savePicture(tx, files, { which: 'favicon', actor, file: icon }),
  )
}
