/** What of a push is shown: words that anyone may read who looks at the screen, and the page behind them. */
export interface ShownPush {
  title: string
  text: string
  link: string
}

/**
 * A browser takes a push that shows nothing for an abuse, so whatever cannot be read is shown as the name of the site and
 * leads to its first page.
 */
export function readPush(data: unknown, site: string): ShownPush {
  const field = (name: string) => {
    const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined
    return typeof value === 'string' ? value : ''
  }
  const link = field('link')
  return {
    title: field('title') || site,
    text: field('text'),
    link: /^\/merchant(\/[\w/-]*)?(\?[\w=&-]*)?$/.test(link) ? link : '/merchant',
  }
}

/** A window of the portal, as a worker sees it. */
export interface PortalWindow {
  url: string
  focus(): Promise<unknown>
  postMessage(message: unknown): void
}

interface Desk {
  windows: readonly PortalWindow[]
  openWindow(address: string): Promise<unknown>
}

/**
 * Opens the page of a push. A window of the merchants' side that is open comes to the front and goes there itself: it knows
 * who is signed in, and whether something typed would be lost.
 */
export async function openPush(link: string, { windows, openWindow }: Desk): Promise<void> {
  const open = windows.find(({ url }) => /^\/merchant(\/|$)/i.test(new URL(url).pathname))
  if (!open) return void (await openWindow(link))
  await open.focus()
  open.postMessage({ open: link })
}
