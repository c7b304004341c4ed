import { entriesOf } from '../../contract/kernel/keys-of.ts'
import { publicPaths } from '../../contract/public-paths.ts'
import { pageDescriptions } from '../../texts/en/page-descriptions.ts'

/** A sentence about a public page. */
export function describePage(path: string): string {
  const named = entriesOf(pageDescriptions).find(([name]) => publicPaths[name] === path)
  return (named?.[1] ?? pageDescriptions.home)()
}
