import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Access,
  adminOnly,
  anyone,
  backOffice,
  backOfficeModules,
  baseRoute,
  may,
  merchantArea,
  merchantModules,
  type Standing,
  signedIn,
} from './role.ts'

const standings: Record<string, Standing> = {
  admin: { role: 'admin', owner: false, permissions: [] },
  'staff with it': { role: 'staff', owner: false, permissions: ['payment'] },
  'staff without it': { role: 'staff', owner: false, permissions: ['report'] },
  owner: { role: 'merchant', owner: true, permissions: [] },
  'employee with it': { role: 'merchant', owner: false, permissions: ['payment'] },
  'employee without it': { role: 'merchant', owner: false, permissions: ['report'] },
}
const everyone = Object.keys(standings)

const allowed: [string, Access, string[]][] = [
  ['anyone', anyone, everyone],
  ['signed-in', signedIn, everyone],
  ['admin only', adminOnly, ['admin']],
  ['back office', backOffice(), ['admin', 'staff with it', 'staff without it']],
  ['back office (payment)', backOffice('payment'), ['admin', 'staff with it']],
  ['merchant area', merchantArea(), ['owner', 'employee with it', 'employee without it']],
  ['merchant area (payment)', merchantArea('payment'), ['owner', 'employee with it']],
]

describe('who may what', () => {
  it.each(allowed)('%s lets in exactly those it names', (_name, access, who) => {
    expect(everyone.filter((name) => may(access, standings[name] as Standing))).toEqual(who)
  })

  it.each(backOfficeModules)(
    '%s of the back office is closed to staff who lack it, whatever else they hold',
    (module) => {
      const others = backOfficeModules.filter((other) => other !== module)
      expect(may(backOffice(module), { role: 'staff', owner: false, permissions: others })).toBe(false)
      expect(may(backOffice(module), { role: 'staff', owner: false, permissions: [module] })).toBe(true)
      expect(may(backOffice(module), { role: 'merchant', owner: true, permissions: [...backOfficeModules] })).toBe(
        false,
      )
    },
  )

  it.each(merchantModules)('%s of a merchant is closed to employees who lack it, and to the back office', (module) => {
    const others = merchantModules.filter((other) => other !== module)
    expect(may(merchantArea(module), { role: 'merchant', owner: false, permissions: others })).toBe(false)
    expect(may(merchantArea(module), { role: 'merchant', owner: false, permissions: [module] })).toBe(true)
    expect(may(merchantArea(module), { role: 'admin', owner: false, permissions: [...merchantModules] })).toBe(false)
  })
})

describe('the base route of a role', () => {
  it.each([
    ['admin', '/backend'],
    ['staff', '/backend'],
    ['Staff', '/backend'],
    ['merchant', '/merchant'],
    ['MERCHANT', '/merchant'],
    ['auditor', '/auditor'],
  ])('%s is %s', (role, route) => {
    expect(baseRoute(role)).toBe(route)
  })

  it.each([
    undefined,
    null,
    '',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '../x',
    'merchant/../..',
    'merchant?next=//evil.example',
    'merchant\n',
    ' merchant',
    '%2f%2fevil.example',
    '-x',
    'अ',
  ])('%j leads home', (role) => {
    expect(baseRoute(role)).toBe('/')
  })

  const anySigns = fc.array(fc.nat(0x10ffff)).map((points) => String.fromCodePoint(...points))

  it('is one plain word behind one slash, or home, whatever a role says', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), anySigns), (role) => {
        expect(baseRoute(role)).toMatch(/^\/([a-z][a-z0-9-]*)?$/)
      }),
    )
  })
})
