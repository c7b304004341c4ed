import { getLegalText, getSite } from '../../contract/public-site.ts'
import { getBusinessInfo, getChat, getFavicon, getLogo } from '../../contract/site.ts'
import { getSiteConfiguration, saveSiteConfiguration, uploadFavicon, uploadLogo } from '../../contract/site-settings.ts'
import type { Api } from '../platform/api.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { businessInfo } from './business-info.ts'
import { changeSettings } from './change-settings.ts'
import { legalText, publicSite } from './public-site.ts'
import { savePicture, sitePicture } from './site-pictures.ts'
import { readSetting, readSettings } from './site-settings.ts'

export function siteRoutes({ read, write, file, upload }: Api, files: FileStore) {
  read(getBusinessInfo, ({ db }) => businessInfo(db))
  read(getSite, ({ db }) => publicSite(db))
  read(getLegalText, ({ db, params }) => legalText(db, params.page))
  read(getChat, async ({ db }) => ({ api: await readSetting(db, 'chatAddress') }))
  file(getLogo, ({ db }) => sitePicture(db, files, 'logo'))
  file(getFavicon, ({ db }) => sitePicture(db, files, 'favicon'))
  read(getSiteConfiguration, ({ db }) => readSettings(db))
  write(saveSiteConfiguration, ({ tx, actor, body }) => changeSettings(tx, actor, body))
  upload(uploadLogo, ({ tx, actor, file: logo }) => savePicture(tx, files, { which: 'logo', actor, file: logo }))
  upload(uploadFavicon, ({ tx, actor, file: icon }) => savePicture(tx, files, { which: 'favicon', actor, file: icon }))
}
