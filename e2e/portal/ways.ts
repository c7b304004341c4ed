import type { Page } from '@playwright/test'

/** A link as a person sees it. */
export interface Way {
  href: string
  /** What it is called, with numbers left out: the same link of another record is the same way. */
  name: string
  /** The menu, the header and the footer stand around every page. */
  inFrame: boolean
  /** Where the record of its line stands, in a list. */
  state: string
  /** Among those that lead to the same place. */
  nth: number
  /** In a menu that opens over the page. */
  inMenu: boolean
}

/** A page as a person sees it. */
export interface Sight {
  address: string
  title: string
  /** The page and the state of what it shows, with numbers left out. */
  kind: string
  ways: Way[]
  /** Buttons of lines that open a menu, one for each state and name. */
  menus: { name: string; key: string }[]
  /** The tabs that are closed, by their place among all. */
  tabs: { name: string; nth: number }[]
}

/** Every number is the same number, so that one of a kind is enough. */
export const kindOf = (href: string): string => {
  const { pathname, search } = new URL(href, 'http://portal')
  const path = pathname.split('/').map((part) => (/\d/.test(part) ? '#' : part.toLowerCase()))
  return path.join('/') + decodeURIComponent(search).replace(/\d+/g, '#')
}

/** What a list is narrowed to makes no other page of it; another tab does. */
const pageKind = (address: string): string => {
  const { pathname, searchParams } = new URL(address, 'http://portal')
  const tab = searchParams.get('tab')
  return kindOf(pathname) + (tab ? `?tab=${tab}` : '')
}

/** What can be seen and tapped now. */
export async function lookAt(page: Page): Promise<Sight> {
  const seen = await page.evaluate(() => {
    const shown = (node: Element) => node.getClientRects().length > 0 && getComputedStyle(node).visibility === 'visible'
    const nameOf = (node: Element) => (node.getAttribute('aria-label') ?? node.textContent ?? '').trim()
    const badges = (node: Element | null | undefined) =>
      [...(node?.querySelectorAll('.mantine-Badge-label') ?? [])].map((badge) => badge.textContent).join(' ')
    const stateOf = (node: Element) => badges(node.closest('tbody tr'))
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
      (link) =>
        shown(link) &&
        link.origin === location.origin &&
        link.target !== '_blank' &&
        !link.hasAttribute('download') &&
        !link.getAttribute('href')?.startsWith('#') &&
        !link.pathname.startsWith('/api/'),
    )
    const twins = (link: HTMLAnchorElement) =>
      links.filter((one) => one.getAttribute('href') === link.getAttribute('href'))
    const heading = document.querySelector('main h1')
    const about = heading?.closest('.mantine-Group-root')
    return {
      title: heading?.textContent ?? '',
      state: badges(about),
      address: location.pathname + location.search,
      ways: links.map((link) => ({
        href: link.getAttribute('href') ?? '',
        name: nameOf(link),
        inFrame: link.closest('main') === null && link.closest('[role=menu]') === null,
        inMenu: link.closest('[role=menu]') !== null,
        state: stateOf(link),
        nth: twins(link).indexOf(link),
      })),
      tabs: [...document.querySelectorAll('main [role=tab]')]
        .map((tab, nth) => ({ name: nameOf(tab), nth, closed: shown(tab) && tab.ariaSelected === 'false' }))
        .filter(({ closed }) => closed),
      menus: [...document.querySelectorAll('tbody button[aria-haspopup=menu]')].filter(shown).map((button) => ({
        name: nameOf(button),
        state: stateOf(button),
      })),
    }
  })
  const kind = `${pageKind(seen.address)}${seen.state ? ` (${plain(seen.state)})` : ''}`
  const menus = seen.menus.map(({ name, state }) => ({ name, key: `${kind} [${plain(state)}] ${plain(name)}` }))
  return { ...seen, kind, menus }
}

const plain = (text: string) => text.replace(/[\d,.]+/g, '#')

/** One of these is tapped once. What a list holds may be opened in any state it can be in. */
export const wayKey = (kind: string, { href, name, state }: Way): string =>
  `${kind} [${plain(state)}] ${plain(name)} -> ${kindOf(href)}`
