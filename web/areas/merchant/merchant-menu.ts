import type { TablerIcon } from '@tabler/icons-react'
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs'
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { merchantPagesTexts } from '../../../texts/en/merchant-pages.ts'
import { menuOf } from '../menu-of.ts'
import { type MerchantGroup, merchantPages } from './merchant-pages.ts'

const icons: Readonly<Record<MerchantGroup, TablerIcon>> = {
  Dashboard: IconLayoutDashboard,
  Download: IconDownload,
  Account: IconUserCircle,
  Payment: IconCash,
  Product: IconId,
  Miscellaneous: IconPackage,
  People: IconUsers,
}

/** The groups in their order; each page says in which it stands. */
export const merchantMenu = menuOf(merchantPages, icons, {
  Dashboard: merchantPagesTexts.dashboard,
  Download: merchantPagesTexts.downloadSoftware,
  Account: merchantPagesTexts.account,
  Payment: merchantPagesTexts.paymentRequest,
  Product: merchantPagesTexts.product,
  Miscellaneous: merchantPagesTexts.miscellaneous,
  People: merchantPagesTexts.userManagement,
})
