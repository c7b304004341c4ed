import type { Locator, Page } from '@playwright/test'
import { aboutToLeave, arrival } from './arrive.ts'
import { kindOf, lookAt, type Sight, type Way, wayKey } from './ways.ts'

/** A page, by its kind and by how many taps it is away from the first one. */
export type Enters = (page: { kind: string; depth: number }) => boolean

/**
 * Every page of an area from its first one, by taps and the browser's Back alone. Only after something was found wrong,
 * and where the history does not lead back, is an address typed, so that the rest is walked too.
 */
export interface Walk {
  page: Page
  /** Which pages are walked; the others are opened, and left again without tapping theirs. All, if it is not said. */
  enters: Enters | undefined
  tapped: Set<string>
  /** Kinds of forms that were left by every way. */
  forms: Set<string>
  /** Kinds of pages that were seen. */
  pages: Set<string>
  problems: string[]
  taps: number
  /** Opens what is closed of the menu, where there is one. */
  openMenu: () => Promise<void>
}

const everything = Number.POSITIVE_INFINITY

export const aWalk = (page: Page, enters?: Enters, openMenu = async () => {}): Walk => ({
  page,
  enters: process.env.WALK_ALL ? undefined : enters,
  forms: new Set(),
  tapped: new Set(),
  pages: new Set(),
  problems: [],
  taps: 0,
  openMenu,
})

const enough = 15
/** A page that holds what somebody typed is left by every way there is; one of each kind is enough. */
const formOf = (kind: string) => /\/(apply|reapply|registration\/new)\/(\w+\/)*#/.exec(kind)?.[1]

/** Where a person stands, by how many taps they came there, and where that is in the browser's history. */
type Here = Sight & { depth: number; place: number }

declare const navigation: { currentEntry: { index: number } }
const placeInHistory = (page: Page) => page.evaluate(() => navigation.currentEntry.index)

/** Taps everything on the page that is open, goes on from wherever that leads, and comes back each time. */
export async function walkOn(walk: Walk, depth = 0): Promise<void> {
  const here = { ...(await lookAt(walk.page)), depth, place: await placeInHistory(walk.page) }
  walk.pages.add(here.kind)
  const frameTaps = frameTapsAt(walk, here)
  while (walk.problems.length < enough) {
    // Whoever comes back from another area finds the groups of the menu closed, and opens them again.
    if (depth === 0) await walk.openMenu()
    const way = nextWay(walk, { ...here, ways: (await lookAt(walk.page)).ways }, frameTaps)
    if (!way) break
    await tapAndReturn(walk, here, way)
  }
  await walkMenus(walk, here)
  await walkTabs(walk, here)
}

/** How many entries of the menu and the header are tapped here. All of them where somebody types. */
function frameTapsAt({ enters, forms }: Walk, { kind, depth }: Here): number {
  const form = formOf(kind)
  const isNewForm = form !== undefined && !forms.has(form)
  if (isNewForm) forms.add(form)
  if (process.env.WALK_ALL) return everything
  if (depth === 0) return everything
  if (enters) return 0
  return isNewForm ? everything : 1
}

function nextWay({ tapped }: Walk, here: Here, frameTaps: number): Way | undefined {
  const own = here.ways.find((way) => !way.inFrame && !tapped.has(wayKey(here.kind, way)))
  if (own) return own
  const inFrame = here.ways.filter((way) => way.inFrame)
  const done = inFrame.filter((way) => tapped.has(wayKey(here.kind, way)))
  if (done.length >= frameTaps) return undefined
  const left = inFrame.filter((way) => !tapped.has(wayKey(here.kind, way)))
  // Those first that were tapped from the fewest pages, so that no entry is always left out.
  return left.sort((a, b) => fromPages(tapped, a) - fromPages(tapped, b))[0]
}

/** The entries of the menu that were never tapped from the first page: a walk that lost its menu has seen too little. */
export const entriesLeftOut = ({ tapped }: Walk, { kind, ways }: Sight): string[] =>
  ways.filter((way) => way.inFrame && !tapped.has(wayKey(kind, way))).map(({ name }) => name)

const fromPages = (tapped: ReadonlySet<string>, { href }: Way) =>
  [...tapped].filter((key) => key.endsWith(` -> ${kindOf(href)}`)).length

/** The menus of lines: opened, each entry tapped. */
async function walkMenus(walk: Walk, here: Here): Promise<void> {
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

/** The tabs of a page: opened one after the other, and the links tapped that only this tab shows. */
async function walkTabs(walk: Walk, here: Here): Promise<void> {
  const { page } = walk
  for (const { name, nth } of here.tabs) {
    const key = `${here.kind} tab ${name}`
    if (walk.tapped.has(key) || walk.problems.length >= enough) continue
    walk.tapped.add(key)
    const tab = page.getByRole('main').locator('[role=tab]').nth(nth)
    await aboutToLeave(page)
    await tab.click()
    const wrong = await arrival(page, here.address)
    if (wrong) {
      await complain(walk, here, `tab '${name}': ${wrong}`)
      continue
    }
    const inTab = { ...(await lookAt(page)), depth: here.depth, place: await placeInHistory(page) }
    for (let way = nextWay(walk, inTab, 0); way; way = nextWay(walk, inTab, 0)) {
      if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click()
      await linkOf(page, way).waitFor()
      await tapAndReturn(walk, inTab, way)
      if (walk.problems.length >= enough) return
    }
    if (inTab.place === here.place) continue
    await aboutToLeave(page)
    await page.goBack()
    const lost = await arrival(page, here.address)
    if (lost) await complain(walk, here, `Back from the tab '${name}': ${lost}`)
  }
}

const linkOf = (page: Page, { href, nth }: Way): Locator =>
  page
    .locator(`a[href="${href.replace(/["\\]/g, '\\$&')}"]`)
    .filter({ visible: true })
    .nth(nth)

async function tapAndReturn(walk: Walk, here: Here, way: Way): Promise<void> {
  const { page } = walk
  walk.tapped.add(wayKey(here.kind, way))
  walk.taps += 1
  await aboutToLeave(page)
  await linkOf(page, way).click()
  const wrong = (await arrival(page, way.href)) ?? (await loadedAnew(page, here, way))
  if (wrong) return complain(walk, here, `'${way.name}' (${way.href}): ${wrong}`)
  if (new URL(page.url()).href === new URL(here.address, page.url()).href) return
  const there = { kind: (await lookAt(page)).kind, depth: here.depth + 1 }
  if (!walk.pages.has(there.kind) && isOnTheWay(here, way) && (walk.enters?.(there) ?? true))
    await walkOn(walk, there.depth)
  if (walk.problems.length >= enough) return
  await aboutToLeave(page)
  await page.goBack()
  const lost = (await arrival(page, here.address)) ?? (await otherTitle(page, here))
  if (lost) await complain(walk, here, `Back from '${way.name}' (${way.href}): ${lost}`)
}

/** A link inside an area opens a page of it; whatever else stood open, such as the menu, stays as it was. */
async function loadedAnew(page: Page, here: Sight, { href }: Way): Promise<string | undefined> {
  const area = (address: string) => /^\/(backend|merchant)\b/.exec(address)?.[1]
  if (area(href) === undefined || area(href) !== area(here.address)) return undefined
  return (await page.evaluate(() => window.walkedFrom === undefined)) ? 'the whole portal was loaded anew' : undefined
}

/**
 * The browser remembers fifty pages, and Back ends there. So what the menu leads to is gone through from the first page
 * only, and not from each page on to the next.
 */
const isOnTheWay = ({ depth }: Here, { inFrame }: Way) => depth === 0 || !inFrame

async function otherTitle(page: Page, here: Sight): Promise<string | undefined> {
  const { title } = await lookAt(page)
  return title === here.title ? undefined : `the heading was '${here.title}' and is '${title}'`
}

/** Notes what is wrong, and begins again where it was, so that one fault is told once. */
async function complain({ page, problems }: Walk, here: Here, text: string): Promise<void> {
  problems.push(`${here.address}: ${text}`)
  await aboutToLeave(page)
  await page.evaluate((place) => history.go(place - navigation.currentEntry.index), here.place)
  if (await arrival(page, here.address)) await page.goto(here.address)
  await arrival(page, here.address)
}
