import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs'
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { ownHome } from '../../../contract/kernel/area-address.ts'
import { keysOf } from '../../../contract/kernel/keys-of.ts'
import { merchantArea } from '../../../contract/kernel/role.ts'
import { merchantPaths as to } from '../../../contract/paths.ts'
import { serviceModules } from '../../../contract/services.ts'
import type { Menu } from '../../ui/shell/menu.ts'

const everyone = merchantArea()
const payment = merchantArea('payment')
const people = merchantArea('manage-people')

const serviceEntries = keysOf(serviceModules).map((module) => ({
  label: serviceModules[module].name,
  path: ownHome(module),
  access: merchantArea('apply'),
}))

export const merchantMenu: Menu = [
  { label: 'Dashboard', path: to.dashboard, access: everyone, icon: IconLayoutDashboard },
  { label: 'Download Software', path: to.downloadSoftware, access: everyone, icon: IconDownload },
  {
    label: 'Account',
    icon: IconUserCircle,
    entries: [
      { label: 'My Profile', path: to.myProfile, access: everyone },
      { label: 'My Setting', path: to.mySetting, access: everyone },
    ],
  },
  {
    label: 'Payment Request',
    icon: IconCash,
    entries: [
      { label: 'Add Payment', path: to.paymentRequest, access: payment, also: [to.gateway, to.gatewayStatus] },
      { label: 'Payment List', path: to.paymentList, access: payment, also: [to.statement] },
    ],
  },
  {
    label: 'Product',
    icon: IconId,
    entries: serviceEntries,
  },
  {
    label: 'Miscellaneous',
    icon: IconPackage,
    entries: [
      { label: 'Courier', path: to.courierList, access: merchantArea('courier'), also: [to.courier('')] },
      { label: 'Reports', path: to.reports, access: merchantArea('report') },
    ],
  },
  {
    label: 'User Management',
    icon: IconUsers,
    entries: [
      { label: 'Add Staff', path: to.staffNew, access: people },
      { label: 'Staff List', path: to.staffList, access: people, also: [to.staff('')] },
      { label: 'Add Member', path: to.memberNew, access: people },
      { label: 'Member List', path: to.memberList, access: people, also: [to.member('')] },
    ],
  },
]
