import { serviceModules } from '../services.ts'
import { keysOf } from './keys-of.ts'

export const roles = ['admin', 'staff', 'merchant'] as const
export type Role = (typeof roles)[number]

/** What an admin can tick for a member of the back office. */
export const backOfficeModules = [
  'registration',
  'payment',
  ...keysOf(serviceModules),
  'courier',
  'report',
  'master',
  'user',
  'setting',
] as const
export type BackOfficeModule = (typeof backOfficeModules)[number]

/** What a merchant's owner can tick for the business's own staff. */
export const merchantModules = ['apply', 'payment', 'courier', 'report', 'manage-people'] as const
export type MerchantModule = (typeof merchantModules)[number]

/** Who may use an endpoint or see a menu entry: the server refuses by it, the menu hides by it. */
export type Access =
  | { who: 'anyone' }
  | { who: 'signed-in' }
  | { who: 'admin' }
  | { who: 'back-office'; module?: BackOfficeModule }
  | { who: 'merchant'; module?: MerchantModule }

export const anyone: Access = { who: 'anyone' }
export const signedIn: Access = { who: 'signed-in' }
export const adminOnly: Access = { who: 'admin' }
export const backOffice = (module?: BackOfficeModule): Access => ({ who: 'back-office', module })
export const merchantArea = (module?: MerchantModule): Access => ({ who: 'merchant', module })

/** The part of a person that access is decided by. An admin and a merchant's owner hold every permission of their side. */
export interface Standing {
  role: Role
  owner: boolean
  permissions: readonly string[]
}

export function may(access: Access, standing: Standing): boolean {
  switch (access.who) {
    case 'anyone':
    case 'signed-in':
      return true
    case 'admin':
      return standing.role === 'admin'
    case 'back-office':
      return standing.role === 'admin' || (standing.role === 'staff' && holds(access.module, standing))
    case 'merchant':
      return standing.role === 'merchant' && (standing.owner || holds(access.module, standing))
  }
}

function holds(module: string | undefined, standing: Standing): boolean {
  return module === undefined || standing.permissions.includes(module)
}

/** Where a role lives. Only a plain word becomes a path, so a role can never lead off the site. */
export function baseRoute(role: string | null | undefined): string {
  const name = role?.toLowerCase() ?? ''
  if (name === 'admin' || name === 'staff') return '/backend'
  return /^[a-z][a-z0-9-]*$/.test(name) ? `/${name}` : '/'
}
