import { moduleTexts } from '../texts/en/modules.ts'
import type { Words } from '../texts/say.ts'
import { keysOf, tableOf } from './kernel/keys-of.ts'
import type { BackOfficeModule, MerchantModule } from './kernel/role.ts'
import { serviceModules } from './services.ts'

interface ModuleText {
  label: Words
  /** One sentence: what whoever has the tick may do. */
  about: Words
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
  apply: { label: moduleTexts.applications, about: moduleTexts.applyForPanAndGst },
  payment: { label: moduleTexts.payments, about: moduleTexts.askForPayments },
  courier: { label: moduleTexts.courier, about: moduleTexts.sendConsignments },
  report: { label: moduleTexts.reports, about: moduleTexts.seeTheStatement },
  'manage-people': { label: moduleTexts.managePeople, about: moduleTexts.addStaffAndMembers },
}
