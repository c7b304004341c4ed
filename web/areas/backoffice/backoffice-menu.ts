import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs'
import IconDatabase from '@tabler/icons-react/dist/esm/icons/IconDatabase.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs'
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { menuOf } from '../menu-of.ts'
import { officePages } from './backoffice-pages.ts'

/** The groups in their order; each page says in which it stands. */
export const backofficeMenu = menuOf(officePages, {
  Dashboard: IconLayoutDashboard,
  'Download Software': IconDownload,
  'My Account': IconUserCircle,
  'Data Setup': IconDatabase,
  Actions: IconListCheck,
  Misc: IconPackage,
  'User Management': IconUsers,
  Setting: IconAdjustments,
})
