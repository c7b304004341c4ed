import { officeHome, ownHome } from '../kernel/address.ts'

export const officePassportForms = officeHome('passport-form')
export const ownPassportForms = ownHome('passport-form')
