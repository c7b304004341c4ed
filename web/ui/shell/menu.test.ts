import { describe, expect, it } from 'vitest'
import type { Standing } from '../../../contract/kernel/role.ts'
import { backofficeMenu } from '../../areas/backoffice/backoffice-menu.ts'
import { merchantMenu } from '../../areas/merchant/merchant-menu.ts'
import { entryOf, isGroup, type Menu, visibleMenu } from './menu.ts'

const admin: Standing = { role: 'admin', owner: false, permissions: [] }
const staff = (...permissions: string[]): Standing => ({ role: 'staff', owner: false, permissions })
const owner: Standing = { role: 'merchant', owner: true, permissions: [] }
const employee = (...permissions: string[]): Standing => ({ role: 'merchant', owner: false, permissions })

const outline = (menu: Menu) =>
  Object.fromEntries(menu.map((item) => [item.label, isGroup(item) ? item.entries.map(({ label }) => label) : []]))
const pathsOf = (menu: Menu) =>
  menu.flatMap((item) => (isGroup(item) ? item.entries.map(({ path }) => path) : [item.path]))

describe('the back-office menu', () => {
  it('shows an admin everything', () => {
    expect(visibleMenu(backofficeMenu, admin)).toEqual(backofficeMenu)
  })

  it('has the entries of the specification and those that were added, in this order', () => {
    expect(pathsOf(backofficeMenu).map((path) => path.replace('/backend', ''))).toEqual([
      '',
      '/download-software',
      '/my-profile',
      '/my-profile/setting',
      '/masters/bank-list',
      '/masters/add-qrcode',
      '/masters/id-list',
      '/masters/package',
      '/masters/api-credentials',
      '/masters/rejection-reasons',
      '/masters/couriers',
      '/masters/reference-data',
      '/masters/rules-in-force',
      '/actions/payments',
      '/actions/nsdl-pan',
      '/actions/uti-pan',
      '/actions/gst',
      '/misc/courier/list',
      '/misc/reports',
      '/user-management/all-users',
      '/user-management/staff-list',
      '/user-management/registration',
      '/user-management/kyc',
      '/user-management/Merchant-list',
      '/settings/site-configuration',
      '/settings/smtp-setup',
      '/settings/carousel',
      '/settings/news-n-updates',
      '/settings/mail-log',
      '/settings/audit-list',
      '/settings/repeated-work',
    ])
  })

  it('shows staff without permissions the dashboard, the downloads and their own account only', () => {
    expect(outline(visibleMenu(backofficeMenu, staff()))).toEqual({
      Dashboard: [],
      'Download Software': [],
      'My Account': ['My Profile', 'Account Settings'],
    })
  })

  it('shows staff what was ticked for them, and never the audit list, the mail server or the repeated work', () => {
    expect(outline(visibleMenu(backofficeMenu, staff('gst', 'setting', 'registration')))).toMatchObject({
      Actions: ['GST'],
      'User Management': ['Registration'],
      Setting: ['Site Configuration', 'Carousel', 'News & Updates', 'Mail Log'],
    })
  })
})

describe('the merchant menu', () => {
  it('has the labels of the specification for the owner', () => {
    expect(outline(visibleMenu(merchantMenu, owner))).toEqual({
      Dashboard: [],
      'Download Software': [],
      Account: ['My Profile', 'My Setting'],
      'Payment Request': ['Add Payment', 'Payment List'],
      Product: ['NSDL PAN', 'UTI PAN', 'GST'],
      Miscellaneous: ['Courier', 'Reports'],
      'User Management': ['Add Staff', 'Staff List', 'Add Member', 'Member List'],
    })
  })

  it("shows the business's own staff what the owner ticked", () => {
    expect(outline(visibleMenu(merchantMenu, employee('courier')))).toEqual({
      Dashboard: [],
      'Download Software': [],
      Account: ['My Profile', 'My Setting'],
      Miscellaneous: ['Courier'],
    })
  })
})

describe('the current entry', () => {
  it.each([
    ['/backend', 'Dashboard'],
    ['/backend/', 'Dashboard'],
    ['/backend/my-profile/setting', 'Account Settings'],
    ['/BACKEND/User-Management/merchant-LIST', 'Merchant List'],
    ['/backend/actions/nsdl-pan/waiting-list', 'NSDL PAN'],
    ['/backend/masters/package-setup/7', 'Package'],
    ['/backend/masters/bank/2', 'Bank List'],
    ['/backend/misc/courier/add', 'Courier'],
  ])('of %s is %s', (address, label) => {
    expect(entryOf(backofficeMenu, address)?.label).toBe(label)
  })

  it.each(['/backend/misc/exports', '/backend/nothing-here'])(
    '%s belongs to no entry, though it stands below the dashboard',
    (address) => {
      expect(entryOf(backofficeMenu, address)).toBeUndefined()
      expect(entryOf(backofficeMenu, '/backend/')?.label).toBe('Dashboard')
    },
  )
})
