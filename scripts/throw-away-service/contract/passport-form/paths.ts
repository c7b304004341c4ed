import { officeHome, ownHome } from '../kernel/area-address.ts'

export const officePassportForms = officeHome('passport-form')
export const ownPassportForms = ownHome('passport-form')
