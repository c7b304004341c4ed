import { describe, expect, it } from 'vitest'
import { type Access, may, type Standing } from '../../contract/kernel/role.ts'
import { backendPaths, merchantPaths } from '../../contract/paths.ts'
import { serviceModules } from '../../contract/services.ts'
import type { Page } from '../ui/define-page.ts'
import { entryOf, isGroup, type Menu } from '../ui/shell/menu.ts'
import { backofficeMenu } from './backoffice/backoffice-menu.ts'
import { officePages } from './backoffice/backoffice-pages.ts'
import { merchantMenu } from './merchant/merchant-menu.ts'
import { merchantPages } from './merchant/merchant-pages.ts'

interface Area {
  home: string
  pages: readonly Page[]
  menu: Menu
  /** Whose permissions open its pages. */
  who: readonly Access['who'][]
  /** Pages that share a heading on purpose, with the reason. */
  sameHeading: Readonly<Record<string, string>>
}

const office: Area = {
  home: backendPaths.dashboard,
  pages: officePages,
  menu: backofficeMenu,
  who: ['admin', 'back-office'],
  sameHeading: {
    'Reference Data': 'two tabs of one page',
    Registration: 'the list and one of it, at two addresses',
    KYC: 'the list and one of it, of a merchant and of staff',
    'TIN Rejection': 'the list and one of it',
  },
}
const shop: Area = {
  home: merchantPaths.dashboard,
  pages: merchantPages,
  menu: merchantMenu,
  who: ['merchant'],
  sameHeading: {
    'New GST Registration': 'before and after the draft has its number',
    'Upload scan': 'one page at two addresses of the specification',
  },
}

const twice = (all: readonly string[]) => [...new Set(all.filter((one, index) => all.indexOf(one) !== index))]
const entriesOf = (menu: Menu) => menu.flatMap((item) => (isGroup(item) ? item.entries : [item]))
/** An address that the router leads to the page. */
const visited = (pattern: string) => pattern.replace('{-$id}', '7').replaceAll(/\$\w+/g, '7')
const everyStanding: readonly Standing[] = [
  { role: 'admin', owner: false, permissions: [] },
  { role: 'merchant', owner: true, permissions: [] },
]

describe.each([
  ['the back office', office],
  ['the merchant area', shop],
])('every page of %s', (_name, { home, pages, menu, who, sameHeading }) => {
  it('stands at an address of its own, in its area', () => {
    expect(pages.length).toBeGreaterThan(40)
    expect(pages.filter(({ pattern }) => pattern !== home && !pattern.startsWith(`${home}/`))).toEqual([])
    expect(twice(pages.map(({ pattern }) => pattern.toLowerCase()))).toEqual([])
  })

  it('has a title, and shares it with no other unless there is a reason', () => {
    expect(pages.filter(({ title }) => title.trim() === '')).toEqual([])
    expect(twice(pages.map(({ title }) => title)).toSorted()).toEqual(Object.keys(sameHeading).toSorted())
  })

  it('is for somebody of the area, and for nobody of the other', () => {
    expect(pages.filter(({ access }) => !who.includes(access.who))).toEqual([])
    expect(pages.filter(({ access }) => everyStanding.filter((one) => may(access, one)).length !== 1)).toEqual([])
  })

  it('is an entry of the menu, belongs to one, or says why it does not', () => {
    const paths = entriesOf(menu).map(({ path }) => path)
    expect(twice(paths)).toEqual([])
    const lost = pages.filter(({ pattern, entry, under, whyNoEntry }) => {
      if (entry) return !paths.includes(pattern)
      return under === undefined ? !whyNoEntry : !paths.includes(under)
    })
    expect(lost).toEqual([])
  })

  it('is marked in the menu at the entry that it names, and wants the permission of that entry', () => {
    const wrong = pages.filter(({ pattern, entry, under, access }) => {
      const marked = entryOf(menu, visited(pattern))
      if (marked?.path !== (entry ? pattern : under)) return true
      return marked !== undefined && JSON.stringify(marked.access) !== JSON.stringify(access)
    })
    expect(wrong.map(({ pattern }) => pattern)).toEqual([])
  })
})

it.each([
  ['the back office', office],
  ['the merchant area', shop],
])('the menu of %s has an entry under the name of each module of services', (_name, { menu }) => {
  const labels = entriesOf(menu).map(({ label }) => label)
  expect(labels).toEqual(expect.arrayContaining(Object.values(serviceModules).map(({ name }) => name)))
})

it('no group of a menu is empty', () => {
  const groups = [...backofficeMenu, ...merchantMenu].filter(isGroup)
  expect(groups.filter(({ entries }) => entries.length === 0)).toEqual([])
})
