import { keysOf, tableOf } from './kernel/keys-of.ts'
import type { BackOfficeModule, MerchantModule } from './kernel/role.ts'
import { serviceModules } from './services.ts'

interface ModuleText {
  label: string
  /** One sentence: what whoever has the tick may do. */
  about: string
}

export const backOfficeModuleTexts: Readonly<Record<BackOfficeModule, ModuleText>> = {
  registration: { label: 'Registration', about: 'Approve or reject shops that want to join.' },
  payment: { label: 'Payments', about: 'Check the payments of merchants and add them to their wallets.' },
  ...tableOf(keysOf(serviceModules), (module) => ({
    label: serviceModules[module].name,
    about: serviceModules[module].about,
  })),
  courier: { label: 'Courier', about: 'Receive and send consignments.' },
  report: { label: 'Reports', about: 'See and export reports.' },
  master: { label: 'Data setup', about: 'Set up banks, packages, prices, id types and other masters.' },
  user: { label: 'User management', about: 'See all users, review KYC, lock merchants and their staff.' },
  setting: { label: 'Settings', about: 'Change the texts of the site, news and carousel; read the mail log.' },
}

export const merchantModuleTexts: Readonly<Record<MerchantModule, ModuleText>> = {
  apply: { label: 'Applications', about: 'Apply for PAN and GST, paid from the wallet.' },
  payment: { label: 'Payments', about: 'Ask for payments to be added to the wallet, and see them.' },
  courier: { label: 'Courier', about: 'Send consignments and follow them.' },
  report: { label: 'Reports', about: 'See the statement and reports of the business.' },
  'manage-people': {
    label: 'Manage people',
    about: 'Add staff and members, and change them. Only the owner gives this.',
  },
}
