import type { Page } from '@playwright/test'

/** In CSS pixels, each way: what a thumb hits. */
const side = 44

/**
 * What can be tapped on a page and is smaller than a thumb, each as its words and size. Exempt are, as WCAG says, links
 * inside sentences and what another large target of the page leads to as well; and what stands in a table, whose frame
 * scrolls by itself.
 */
export const smallTargets = (page: Page): Promise<string[]> => page.evaluate(findSmall, side)

/** Runs in the page. */
function findSmall(least: number): string[] {
  const kinds =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=menuitem], [role=option], [role=switch]'
  const slack = 0.6
  const isBig = ({ width, height }: { width: number; height: number }) =>
    width >= least - slack && height >= least - slack
  const seen = (one: Element) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: false }) && one.getBoundingClientRect().width > 1
  /** A box that is ticked is tapped by its label, too. */
  const boxOf = (one: Element): DOMRect => {
    const own = one.getBoundingClientRect()
    if (!(one instanceof HTMLInputElement) || !/checkbox|radio/.test(one.type)) return own
    const all = [own, ...[...(one.labels ?? [])].map((label) => label.getBoundingClientRect())]
    const [left, top] = [Math.min(...all.map((box) => box.left)), Math.min(...all.map((box) => box.top))]
    const right = Math.max(...all.map((box) => box.right))
    return new DOMRect(left, top, right - left, Math.max(...all.map((box) => box.bottom)) - top)
  }
  /** Something invisible around it may take the taps. */
  const isHitAround = (one: Element): boolean => {
    one.scrollIntoView({ block: 'center', inline: 'center' })
    const { left, top, width, height } = boxOf(one)
    const reach = least / 2 - 1
    const [x, y] = [left + width / 2, top + height / 2]
    const [farX, farY] = [Math.max(reach, 0), Math.max(reach, 0)]
    const corners: [number, number][] = [
      [x - farX, y],
      [x + farX, y],
      [x, y - farY],
      [x, y + farY],
    ]
    return corners.every(([atX, atY]) => {
      const hit = document.elementFromPoint(atX, atY)
      const label = one instanceof HTMLInputElement ? [...(one.labels ?? [])] : []
      return hit !== null && [one, ...label].some((part) => part === hit || part.contains(hit))
    })
  }
  const isInSentence = (one: Element): boolean => {
    if (one.tagName !== 'A' || !getComputedStyle(one).display.startsWith('inline')) return false
    const block = one.closest('p, li, dd, td, label, span, div')
    const around = (block?.textContent ?? '').replace(one.textContent ?? '', '').trim()
    return block !== null && getComputedStyle(block).display !== 'flex' && around.length > 0
  }
  /** Another link to the same page is large enough. */
  const isTwin = (one: Element): boolean =>
    one instanceof HTMLAnchorElement &&
    [...document.querySelectorAll('a[href]')].some(
      (other) =>
        other !== one && other.getAttribute('href') === one.getAttribute('href') && seen(other) && isBig(boxOf(other)),
    )
  const words = (one: Element) =>
    (one.getAttribute('aria-label') || one.textContent?.trim() || one.getAttribute('name') || one.id || '').slice(0, 40)
  return [...document.querySelectorAll(kinds)]
    .filter((one) => seen(one) && !one.closest('table, .skip-link, [aria-hidden=true]'))
    .filter((one) => !isBig(boxOf(one)) && !isInSentence(one) && !isTwin(one) && !isHitAround(one))
    .map((one) => {
      const { width, height } = boxOf(one)
      const kind = [...one.classList].find((name) => name.startsWith('mantine-')) ?? one.className
      return `${one.tagName.toLowerCase()} '${words(one)}' ${Math.round(width)}x${Math.round(height)} ${kind}`
    })
}
