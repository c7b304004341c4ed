import { createElement } from 'react'
import { expect, it } from 'vitest'
import { address } from '../../contract/kernel/address.ts'
import { backOffice } from '../../contract/kernel/role.ts'
import { definePage, lazyFrom } from './define-page.ts'

const show = lazyFrom(async () => ({
  List: () => createElement('p'),
  One: ({ id }: { id: string }) => createElement('p', {}, id),
}))
const access = backOffice('master')
const one = address('/backend/things/$id')

it('a page is found by its title, by another name or not at all, and stands in the menu as it says', () => {
  const found = definePage('/backend/things', show('List'), { title: 'Things', access, under: '/backend', find: true })
  expect([found.pattern, found.places([]), found.under]).toEqual([
    '/backend/things',
    { Things: '/backend/things' },
    '/backend',
  ])
  const entry = definePage('/backend/things', show('List'), {
    title: 'Things',
    access,
    menu: { in: 'Data', as: 'Thing' },
  })
  expect([entry.entry, entry.places([])]).toEqual([{ group: 'Data', label: 'Thing' }, {}])
  const lost = definePage(one, show('One'), { title: 'Thing', access, under: { none: 'a reason' }, find: false })
  expect([lost.pattern, lost.whyNoEntry, lost.entry, lost.under]).toEqual([
    '/backend/things/$id',
    'a reason',
    undefined,
    undefined,
  ])
})

it('a page that lacks a part, or has one that does not fit, does not compile', () => {
  const list = show('List')
  const ofOne = show('One')
  const pages = [
    // @ts-expect-error no title
    () => definePage('/backend/things', list, { access, menu: 'Data' }),
    // @ts-expect-error nobody is said to have access
    () => definePage('/backend/things', list, { title: 'Things', menu: 'Data' }),
    // @ts-expect-error neither in the menu nor under an entry of it
    () => definePage('/backend/things', list, { title: 'Things', access, find: true }),
    // @ts-expect-error no word about the search
    () => definePage('/backend/things', list, { title: 'Things', access, under: '/backend' }),
    // @ts-expect-error one thing out of many cannot be found by the title of its page
    () => definePage(one, ofOne, { title: 'Thing', access, under: '/backend', find: true }),
    // @ts-expect-error an entry of the menu that belongs to another
    () => definePage('/backend/things', list, { title: 'Things', access, menu: 'Data', under: '/backend' }),
    // @ts-expect-error the address does not name what the page wants
    () => definePage('/backend/things', ofOne, { title: 'Things', access, menu: 'Data' }),
  ]
  expect(pages).toHaveLength(7)
})
