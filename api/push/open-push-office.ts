import type { Config } from '../platform/config.ts'
import type { PushOffice } from './post-to-device.ts'

/** How this installation sends to devices. Push services want to know whom to ask, and take no address without encryption. */
export const openPushOffice = ({ publicUrl, mailFrom, allowPrivateHosts }: Config): PushOffice => ({
  subject: publicUrl.startsWith('https://') ? publicUrl : `mailto:${mailFrom}`,
  privateHosts: allowPrivateHosts,
  patienceMs: 10_000,
})
