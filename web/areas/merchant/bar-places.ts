import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs'
import type { Standing } from '../../../contract/kernel/role.ts'
import { merchantPaths as to } from '../../../contract/paths.ts'
import { merchantPagesTexts } from '../../../texts/en/merchant-pages.ts'
import type { Visits } from '../../platform/page-visits.ts'
import { isGroup, type MenuEntry, visibleMenu } from '../../ui/shell/menu.ts'
import type { BarPlace } from '../../ui/shell/phone-bar.tsx'
import { merchantMenu } from './merchant-menu.ts'
import { merchantPages } from './merchant-pages.ts'

type Place = BarPlace & MenuEntry

/** The header leads there too, but in less than a thumb's breadth. */
const always = to.dashboard
/** What a shop does that this phone knows nothing of yet; a few visits elsewhere do not push these out. */
const atFirst: readonly string[] = [to.nsdlPan, to.statement, to.paymentRequest]
const headStart = 5
const most = 4

/** The entries of the menu, each with the picture of its group: first what is sold, then the money, then the others. */
export function barPlaces(standing: Standing): readonly Place[] {
  const menu = [...visibleMenu(merchantMenu, standing), ...visibleMenu(wallet(), standing)]
  const places = menu.flatMap((item): Place[] =>
    isGroup(item)
      ? item.entries.map((entry) => ({ ...entry, icon: item.icon }))
      : item.icon
        ? [{ ...item, icon: item.icon }]
        : [],
  )
  const rank = ({ path }: Place) => (path === always ? 0 : sold.includes(path) ? 1 : path === to.statement ? 2 : 3)
  return places.toSorted((a, b) => rank(a) - rank(b))
}

const sold = merchantPages.flatMap(({ entry, pattern }) => (entry?.group === 'Product' ? [pattern] : []))

/** The statement is no entry of the menu, and yet where a shop looks most often. */
const wallet = (): readonly MenuEntry[] =>
  merchantPages
    .filter(({ pattern }) => pattern === to.statement)
    .map(({ pattern, access }) => ({ label: merchantPagesTexts.wallet(), path: pattern, access, icon: IconWallet }))

/** The four that this person uses most, in an order that does not change with the counts. */
export function mostUsed(places: readonly Place[], visits: Visits): readonly Place[] {
  const score = ({ path }: Place) =>
    path === always ? Number.POSITIVE_INFINITY : (visits[path] ?? 0) + (atFirst.includes(path) ? headStart : 0)
  const chosen = places.toSorted((a, b) => score(b) - score(a)).slice(0, most)
  return places.filter((place) => chosen.includes(place))
}
