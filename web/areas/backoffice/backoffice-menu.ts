import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs'
import IconDatabase from '@tabler/icons-react/dist/esm/icons/IconDatabase.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs'
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { officeHome } from '../../../contract/kernel/area-address.ts'
import { keysOf } from '../../../contract/kernel/keys-of.ts'
import { adminOnly, backOffice } from '../../../contract/kernel/role.ts'
import { backendPaths as to } from '../../../contract/paths.ts'
import { serviceModules } from '../../../contract/services.ts'
import type { Menu } from '../../ui/shell/menu.ts'

const everyone = backOffice()
const master = backOffice('master')
const user = backOffice('user')
const setting = backOffice('setting')

const serviceEntries = keysOf(serviceModules).map((module) => ({
  label: serviceModules[module].name,
  path: officeHome(module),
  access: backOffice(module),
}))

export const backofficeMenu: Menu = [
  { label: 'Dashboard', path: to.dashboard, access: everyone, icon: IconLayoutDashboard },
  { label: 'Download Software', path: to.downloadSoftware, access: everyone, icon: IconDownload },
  {
    label: 'My Account',
    icon: IconUserCircle,
    entries: [
      { label: 'My Profile', path: to.myProfile, access: everyone },
      { label: 'Account Settings', path: to.mySetting, access: everyone },
    ],
  },
  {
    label: 'Data Setup',
    icon: IconDatabase,
    entries: [
      { label: 'Bank List', path: to.bankList, access: master, also: [to.bank()] },
      { label: 'Add QR Code', path: to.addQrCode, access: master },
      { label: 'ID List', path: to.idList, access: master },
      { label: 'Package', path: to.packages, access: master, also: [to.packageSetup('')] },
      { label: 'API Credentials', path: to.apiCredentials, access: master },
      { label: 'Rejection Reasons', path: to.rejectionReasons, access: master },
      { label: 'Couriers', path: to.couriers, access: master },
      { label: 'Reference Data', path: to.referenceData, access: master },
      { label: 'Rules in Force', path: to.rulesInForce, access: master },
    ],
  },
  {
    label: 'Actions',
    icon: IconListCheck,
    entries: [{ label: 'Payments', path: to.payments, access: backOffice('payment') }, ...serviceEntries],
  },
  {
    label: 'Misc',
    icon: IconPackage,
    entries: [
      { label: 'Courier', path: to.courierList, access: backOffice('courier'), also: [to.courier('')] },
      { label: 'Reports', path: to.reports, access: backOffice('report') },
    ],
  },
  {
    label: 'User Management',
    icon: IconUsers,
    entries: [
      { label: 'All Users', path: to.allUsers, access: user, also: [to.user(''), to.loginHistory] },
      { label: 'Staff List', path: to.staffList, access: user },
      {
        label: 'Registration',
        path: to.registrationList,
        access: backOffice('registration'),
        also: [to.registration('')],
      },
      { label: 'KYC', path: to.kyc, access: user, also: [to.merchantKyc(''), to.staffKyc('')] },
      { label: 'Merchant List', path: to.merchantList, access: user, also: [to.merchant(''), to.idSaleList] },
    ],
  },
  {
    label: 'Setting',
    icon: IconAdjustments,
    entries: [
      { label: 'Site Configuration', path: to.siteConfiguration, access: setting },
      { label: 'SMTP Setup', path: to.smtpSetup, access: adminOnly },
      { label: 'Carousel', path: to.carousel, access: setting },
      { label: 'News & Updates', path: to.news, access: setting },
      { label: 'Mail Log', path: to.mailLog, access: setting },
      { label: 'Audit List', path: to.auditList, access: adminOnly },
      { label: 'Repeated Work', path: to.recurringJobs, access: adminOnly },
    ],
  },
]
