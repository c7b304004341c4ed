import type { Locator, Page } from '@playwright/test'
import { aboutToLeave, arrival } from './arrive.ts'
import { kindOf, lookAt, type Sight, type Way, wayKey } from './ways.ts'

/** Every page of an area from its first one, by taps and the browser's Back alone. */
export interface Walk {
  page: Page
  /** How many entries of the menu and the header are tapped on each page; all of them where somebody types. */
  frameTaps: number
  tapped: Set<string>
  /** Kinds of forms that were left by every way. */
  forms: Set<string>
  /** Kinds of pages that were seen. */
  pages: Set<string>
  problems: string[]
  taps: number
}

export const aWalk = (page: Page, known?: Walk): Walk => ({
  page,
  frameTaps: process.env.WALK_ALL ? Number.POSITIVE_INFINITY : 1,
  forms: new Set(),
  tapped: known?.tapped ?? new Set(),
  pages: known?.pages ?? new Set(),
  problems: [],
  taps: 0,
})

const enough = 15
/** A page that holds what somebody typed is left by every way there is; one of each kind is enough. */
const formOf = (kind: string) => /\/(apply|reapply|registration\/new)\/(\w+\/)*#/.exec(kind)?.[1]

/** Taps everything on the page that is open, goes on from wherever that leads, and comes back each time. */
export async function walkOn(walk: Walk): Promise<void> {
  const here = await lookAt(walk.page)
  walk.pages.add(here.kind)
  const form = formOf(here.kind)
  const byAll = form !== undefined && !walk.forms.has(form)
  if (byAll) walk.forms.add(form)
  while (walk.problems.length < enough) {
    const way = nextWay(byAll ? { ...walk, frameTaps: Number.POSITIVE_INFINITY } : walk, await lookAt(walk.page), here)
    if (!way) break
    await tapAndReturn(walk, here, way)
  }
  await walkMenus(walk, here)
}

function nextWay({ tapped, frameTaps }: Walk, sight: Sight, here: Sight): Way | undefined {
  const own = sight.ways.find((way) => !way.inFrame && !tapped.has(wayKey(here.kind, way)))
  if (own) return own
  const inFrame = sight.ways.filter((way) => way.inFrame)
  const done = inFrame.filter((way) => tapped.has(wayKey(here.kind, way)))
  if (done.length >= frameTaps) return undefined
  const left = inFrame.filter((way) => !tapped.has(wayKey(here.kind, way)))
  // Those first that were tapped from the fewest pages, so that no entry is always left out.
  return left.sort((a, b) => fromPages(tapped, a) - fromPages(tapped, b))[0]
}

const fromPages = (tapped: ReadonlySet<string>, { href }: Way) =>
  [...tapped].filter((key) => key.endsWith(` -> ${kindOf(href)}`)).length

/** The menus of lines: opened, each entry tapped. */
async function walkMenus(walk: Walk, here: Sight): Promise<void> {
  const { page } = walk
  for (const { name, key } of (await lookAt(page)).menus) {
    if (walk.tapped.has(key) || walk.problems.length >= enough) continue
    walk.tapped.add(key)
    const opener = page.getByRole('button', { name, exact: true }).first()
    await opener.click()
    await page.getByRole('menuitem').first().waitFor()
    const inMenu = (await lookAt(page)).ways.filter((way) => way.inMenu)
    await page.keyboard.press('Escape')
    await page.getByRole('menuitem').first().waitFor({ state: 'hidden' })
    for (const way of inMenu) {
      await opener.click()
      await tapAndReturn(walk, here, way)
    }
  }
}

const linkOf = (page: Page, { href, nth }: Way): Locator =>
  page
    .locator(`a[href="${href.replace(/["\\]/g, '\\$&')}"]`)
    .filter({ visible: true })
    .nth(nth)

async function tapAndReturn(walk: Walk, here: Sight, way: Way): Promise<void> {
  const { page } = walk
  walk.tapped.add(wayKey(here.kind, way))
  walk.taps += 1
  await aboutToLeave(page)
  await linkOf(page, way).click()
  const wrong = await arrival(page, way.href)
  if (wrong) return complain(walk, here, `'${way.name}' (${way.href}): ${wrong}`)
  if (new URL(page.url()).href === new URL(here.address, page.url()).href) return
  if (!walk.pages.has((await lookAt(page)).kind)) await walkOn(walk)
  if (walk.problems.length >= enough) return
  await aboutToLeave(page)
  await page.goBack()
  const lost = (await arrival(page, here.address)) ?? (await otherTitle(page, here))
  if (lost) await complain(walk, here, `Back from '${way.name}' (${way.href}): ${lost}`)
}

async function otherTitle(page: Page, here: Sight): Promise<string | undefined> {
  const { title } = await lookAt(page)
  return title === here.title ? undefined : `the heading was '${here.title}' and is '${title}'`
}

/** Notes what is wrong, and begins again where it was; only then by address. */
async function complain({ page, problems }: Walk, here: Sight, text: string): Promise<void> {
  problems.push(`${here.address}: ${text}`)
  await page.goto(here.address)
  await arrival(page, here.address)
}
