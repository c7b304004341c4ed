import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs'
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { menuOf } from '../menu-of.ts'
import { merchantPages } from './merchant-pages.ts'

/** The groups in their order; each page says in which it stands. */
export const merchantMenu = menuOf(merchantPages, {
  Dashboard: IconLayoutDashboard,
  'Download Software': IconDownload,
  Account: IconUserCircle,
  'Payment Request': IconCash,
  Product: IconId,
  Miscellaneous: IconPackage,
  'User Management': IconUsers,
})
