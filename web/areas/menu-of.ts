import type { TablerIcon } from '@tabler/icons-react'
import { keysOf } from '../../contract/kernel/keys-of.ts'
import type { Page } from '../ui/define-page.ts'
import type { Menu, MenuEntry } from '../ui/shell/menu.ts'

/** The menu of an area: its groups in this order, with the pages that name them in theirs. */
export const menuOf = <Group extends string>(
  pages: readonly Page<Group>[],
  icons: Readonly<Record<Group, TablerIcon>>,
): Menu =>
  keysOf(icons).map((label) => {
    const entries = entriesIn(label, pages)
    const icon = icons[label]
    const [first] = entries
    // A group that is called like its page is no group: the page stands in the menu by itself.
    return first?.label === label ? { ...first, icon } : { label, icon, entries }
  })

const entriesIn = (group: string, pages: readonly Page[]): MenuEntry[] =>
  pages.flatMap(({ pattern: path, access, entry }) =>
    entry?.group === group ? [{ label: entry.label, path, access, also: alsoAt(path, pages) }] : [],
  )

/** The addresses of pages that belong to an entry without standing below it, up to what they name. */
function alsoAt(path: string, pages: readonly Page[]): string[] {
  const parts = pages.filter(({ under }) => under === path).map(({ pattern }) => pattern.replace(/\/(\$|\{-\$).*/, ''))
  return [...new Set(parts)].filter((part) => !`${part}/`.startsWith(`${path}/`))
}
