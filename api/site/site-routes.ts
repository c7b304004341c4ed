import { getBusinessInfo, getChat, getFavicon, getLogo } from '../../contract/site.ts'
import type { Api } from '../platform/api.ts'
import { favicon, logo } from './site-pictures.ts'
import { readSetting } from './site-settings.ts'

export function siteRoutes({ read, file }: Api) {
  read(getBusinessInfo, ({ db }) => readSetting(db, 'businessInfo'))
  read(getChat, async ({ db }) => ({ api: await readSetting(db, 'chatAddress') }))
  file(getLogo, ({ db }) => logo(db))
  file(getFavicon, () => favicon())
}
