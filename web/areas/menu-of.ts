import type { TablerIcon } from '@tabler/icons-react'
import { keysOf } from '../../contract/kernel/keys-of.ts'
import { say, type Words } from '../../texts/say.ts'
import type { Page } from '../ui/define-page.ts'
import type { Menu, MenuEntry } from '../ui/shell/menu.ts'

/** The menu of an area: its groups in this order, with the pages that name them in theirs. A group is called by its key unless `names` says otherwise. */
export const menuOf = <Group extends string>(
  pages: readonly Page<Group>[],
  icons: Readonly<Record<Group, TablerIcon>>,
  names?: Readonly<Record<Group, Words>>,
): Menu =>
  keysOf(icons).map((group) => {
    const entries = entriesIn(group, pages)
    const icon = icons[group]
    const words = names?.[group] ?? group
    const [first] = entries
    // A group that is called like its page is no group: the page stands in the menu by itself.
    if (first?.label === say(words)) return Object.assign(first, { icon })
    return {
      get label() {
        return say(words)
      },
      icon,
      entries,
    }
  })

const entriesIn = (group: string, pages: readonly Page[]): MenuEntry[] =>
  pages.flatMap(({ pattern: path, access, entry }) =>
    entry?.group === group ? [entryAt(entry, { path, access, also: alsoAt(path, pages) })] : [],
  )

/** Its label is said anew each time, in the language of that moment. */
const entryAt = (entry: { label: string }, facts: Omit<MenuEntry, 'label'>): MenuEntry => ({
  ...facts,
  get label() {
    return entry.label
  },
})

/** The addresses of pages that belong to an entry without standing below it, up to what they name. */
function alsoAt(path: string, pages: readonly Page[]): string[] {
  const parts = pages.filter(({ under }) => under === path).map(({ pattern }) => pattern.replace(/\/(\$|\{-\$).*/, ''))
  return [...new Set(parts)].filter((part) => !`${part}/`.startsWith(`${path}/`))
}
