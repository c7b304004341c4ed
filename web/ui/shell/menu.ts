import type { TablerIcon } from '@tabler/icons-react'
import { type Access, may, type Standing } from '../../../contract/kernel/role.ts'

export interface MenuEntry {
  label: string
  path: string
  /** Whoever may not use the page does not see the entry. */
  access: Access
  icon?: TablerIcon
  /** Further addresses that belong to it, where a page of its own does not stand below its path. */
  also?: readonly string[]
}

export interface MenuGroup {
  label: string
  icon: TablerIcon
  entries: readonly MenuEntry[]
}

export type Menu = readonly (MenuEntry | MenuGroup)[]

export function isGroup(item: MenuEntry | MenuGroup): item is MenuGroup {
  return 'entries' in item
}

/** What a person sees of a menu; a group without entries is not shown. */
export function visibleMenu(menu: Menu, standing: Standing): Menu {
  return menu.flatMap<MenuEntry | MenuGroup>((item) => {
    if (!isGroup(item)) return may(item.access, standing) ? [item] : []
    const entries = item.entries.filter(({ access }) => may(access, standing))
    return entries.length > 0 ? [{ ...item, entries }] : []
  })
}

const closed = (path: string): string => `${path.toLowerCase().replace(/\/+$/, '')}/`

/** An area's first page, which every address of the area continues. */
const isRoot = (path: string): boolean => path.split('/').length === 3

/** The entry that an address belongs to: the longest path that the address equals or continues. */
export function entryOf(menu: Menu, address: string): MenuEntry | undefined {
  const here = closed(address)
  const entries = menu.flatMap((item) => (isGroup(item) ? item.entries : [item]))
  const above = entries
    .flatMap((entry) => [entry.path, ...(entry.also ?? [])].map((path) => ({ entry, path: closed(path) })))
    .filter(({ path }) => (isRoot(path) ? here === path : here.startsWith(path)))
  return above.toSorted((a, b) => b.path.length - a.path.length)[0]?.entry
}
