import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** The page that is being left, and its heading where that has the focus. */
    walkedFrom?: { path: string; focused: string | undefined }
    standsSince?: { at: number; address: string }
  }
}

/** Remembers what is on the screen, so that the next page can be told from this one. */
export async function aboutToLeave(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heading = document.querySelector('main h1')
    const focused = document.activeElement === heading ? heading?.textContent : undefined
    window.walkedFrom = { path: location.pathname, focused: focused ?? undefined }
    window.standsSince = undefined
  })
}

const patienceMs = 8_000

/**
 * Waits until the page at this address is there, with its heading and its data, and stays. Answers what is wrong with
 * it, or nothing.
 */
export async function arrival(page: Page, address: string): Promise<string | undefined> {
  const from = page.url()
  try {
    const wanted = { address, orOneOf: leadsToOneOf(address) }
    const handle = await page.waitForFunction(whatIsThere, wanted, { polling: 'raf', timeout: patienceMs })
    const found = (await handle.jsonValue()) as string
    return found === 'there' ? undefined : found
  } catch {
    const { pathname, search } = new URL(page.url())
    const heading = await page.evaluate(() => document.querySelector('main h1')?.textContent ?? 'no heading')
    return `the screen shows ${pathname}${search} '${heading}' (at the tap: ${new URL(from).pathname})`
  }
}

/** 'Verify the next one' says no number, and leads to the one that has waited longest. */
const leadsToOneOf = (address: string) => /\/actions\/nsdl-pan\/verify$/.test(address)

/** Runs in the page, at every frame, until it answers something. */
function whatIsThere({ address, orOneOf }: { address: string; orOneOf: boolean }): string | undefined {
  const wanted = new URL(address, location.origin)
  const path = (text: string) => decodeURIComponent(text).toLowerCase().replace(/\/$/, '')
  const here = orOneOf ? location.pathname.replace(/\/\d+$/, '') : location.pathname
  if (path(here) !== path(wanted.pathname)) return undefined
  const wrong =
    /Something went wrong|Something is not right\.\.\.|Failed to load data|not allowed to do this|not among your permissions|^Error: /m.exec(
      document.body.innerText,
    )
  if (wrong) return `it says '${wrong[0]}'`
  const heading = document.querySelector('main h1')
  // What loads says so in its place or over the whole page.
  const loading = [...document.querySelectorAll('main, [role=status]')].some((part) =>
    /Loading\.\.\./.test(part.textContent ?? ''),
  )
  if (!heading?.textContent || loading) return undefined
  const left = window.walkedFrom
  // The focus goes to the heading of a new page; until then the page that is being left still stands.
  if (document.activeElement === heading && left?.focused !== heading.textContent) return 'there'
  // Only another list on the same page, or the same page once more: it is there when it has stood for a while.
  const now = performance.now()
  if (window.standsSince?.address !== location.href) window.standsSince = { at: now, address: location.href }
  const enough = path(left?.path ?? '') === path(location.pathname) ? 400 : 1_500
  return now - window.standsSince.at > enough ? 'there' : undefined
}
