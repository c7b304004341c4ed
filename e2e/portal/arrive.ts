import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** The heading of the page that is being left. */
    walkedFrom?: { heading: Element | null; text: string }
  }
}

/** Remembers what is on the screen, so that the next page can be told from this one. */
export async function aboutToLeave(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heading = document.querySelector('main h1')
    window.walkedFrom = { heading, text: heading?.textContent ?? '' }
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
    const handle = await page.waitForFunction(whatIsThere, address, { polling: 'raf', timeout: patienceMs })
    const found = (await handle.jsonValue()) as string
    return found === 'there' ? undefined : found
  } catch {
    const { pathname, search } = new URL(page.url())
    const heading = await page.evaluate(() => document.querySelector('main h1')?.textContent ?? 'no heading')
    return `the screen shows ${pathname}${search} '${heading}' (at the tap: ${new URL(from).pathname})`
  }
}

/** Runs in the page, at every frame, until it answers something. */
function whatIsThere(address: string): string | undefined {
  const wanted = new URL(address, location.origin)
  const path = (text: string) => decodeURIComponent(text).toLowerCase().replace(/\/$/, '')
  if (path(location.pathname) !== path(wanted.pathname)) return undefined
  const wrong = /Something went wrong|Something is not right\.\.\.|Failed to load data|^Error: /m.exec(
    document.body.innerText,
  )
  if (wrong) return `it says '${wrong[0]}'`
  const heading = document.querySelector('main h1')
  if (!heading?.textContent || /Loading\.\.\./.test(document.querySelector('main')?.textContent ?? '')) return undefined
  const left = window.walkedFrom
  const now = performance.now()
  const fresh = heading !== left?.heading || heading.textContent !== left.text
  if (fresh) return 'there'
  // A page with the same heading: it is there when it has stood for a while.
  const stood = window as { standsSince?: { at: number; address: string } }
  if (stood.standsSince?.address !== location.href) stood.standsSince = { at: now, address: location.href }
  return now - stood.standsSince.at > 400 ? 'there' : undefined
}
