import type { ParamsOf } from '../../contract/kernel/address.ts'
import type { Access } from '../../contract/kernel/role.ts'
import type { Report } from '../../contract/report/report.ts'
import { say, type Words } from '../../texts/say.ts'
import { lazyPage } from './page-states/lazy-page.ts'
import { type LazyPage, type PlacedPage, placedPage } from './page-states/placed-page.ts'

/** Names by which the search finds a page, each with the address that it leads to. */
type Places = Readonly<Record<string, string>>
/** What the search alone has fetched, since it is too heavy for the first page of an area. */
type OfReports = (reports: readonly Report[]) => Places

/** A page of a signed-in area: routes, guard, heading, menu and search are all derived from it. */
export interface Page<Group extends string = string> extends PlacedPage {
  title: string
  access: Access
  /** Its entry, if it is one. */
  entry?: { group: Group; label: string }
  /** The address of the entry that it belongs to, if it is none itself. */
  under?: string
  /** Why it belongs to no entry. */
  whyNoEntry?: string
  /** The names by which the search finds it, beside its entry. */
  places: OfReports
  /** Under which heading the search shows it; the label of its entry if it does not say. */
  foundIn?: string
}

interface CommonFacts {
  /** What it is called: its heading until it knows a better one, its entry and its name in the search unless they differ. */
  title: Words
  /** Who may open it; whoever may not is told so, and neither menu nor search shows it. */
  access: Access
}

/** A page that the menu leads to. The search finds it by the words of the menu. */
interface EntryFacts<Group extends string> extends CommonFacts {
  /** The group of the menu in which it stands, and the label if that is not the title. */
  menu: Group | { in: Group; as: Words }
  /** Further names, such as those of its tabs. */
  find?: Places
  under?: never
  foundIn?: never
}

/** A page that one comes to by another. */
interface FurtherFacts<Pattern extends string> extends CommonFacts {
  menu?: never
  /** The address of the entry that it belongs to, or why there is none. */
  under: string | { none: string }
  /** By its title, by another name, by names of several addresses, or not by name. One thing out of many has none. */
  find: false | Places | OfReports | (Pattern extends `${string}$${string}` ? never : true | string)
  foundIn?: Words
}

/** Everything about a page, said once. A page that lacks a part, or wants another than its address names, does not compile. */
export function definePage<const Pattern extends string, const Group extends string = never>(
  at: Pattern | { pattern: Pattern },
  show: LazyPage<ParamsOf<Pattern>>,
  facts: EntryFacts<Group> | FurtherFacts<Pattern>,
): Page<Group> {
  const placed = placedPage(at, show)
  const { title, access, foundIn } = facts
  const places = (all: readonly Report[]) => placesOf(facts.find, { title: say(title), address: placed.pattern, all })
  return {
    ...placed,
    ...menuPlaceOf(facts),
    get title() {
      return say(title)
    },
    access,
    places,
    get foundIn() {
      return foundIn && say(foundIn)
    },
  }
}

/** Where it stands in the menu. */
function menuPlaceOf<Group extends string>(
  facts: EntryFacts<Group> | FurtherFacts<string>,
): Pick<Page<Group>, 'entry' | 'under' | 'whyNoEntry'> {
  const { menu, under, title } = facts
  if (typeof menu === 'string') return { entry: entryOf(menu, title) }
  if (menu) return { entry: entryOf(menu.in, menu.as) }
  return typeof under === 'string' ? { under } : { whyNoEntry: under?.none }
}

const entryOf = <Group extends string>(group: Group, words: Words) => ({
  group,
  get label() {
    return say(words)
  },
})

function placesOf(
  find: boolean | string | Places | OfReports | undefined,
  { title, address, all }: { title: string; address: string; all: readonly Report[] },
): Places {
  if (!find) return {}
  if (find === true) return { [title]: address }
  if (typeof find === 'string') return { [find]: address }
  return typeof find === 'function' ? find(all) : find
}

/** The pages of a file, each fetched when somebody goes there. */
export const lazyFrom =
  <File>(load: () => Promise<File>) =>
  <Name extends keyof File>(name: Name) =>
    lazyPage(load, name)
