import { type FocusHolder, standingAround, tidyTrail } from './focus-trail.ts'

/** So long after something has gone: what takes its place may take the focus itself. */
const pauseMs = 150
/** So long what held the focus may be disabled, such as a button while its form is on its way. */
const patienceMs = 1_500
const longestTrail = 20

const headings = 'h1, h2, h3, h4, [role="heading"]'
const fields = 'input:not([type="hidden"]):not([type="file"]), select, textarea'

/**
 * Whoever works by keys or hears the page loses their place when what held the focus goes away: a button that became
 * a form, a dialog that closed, a row that left its list. This leads them on: in a dialog to the next field, after a
 * dialog to what opened it, elsewhere to the nearest message or heading.
 */
export function keepFocus(): () => void {
  /** What held the focus, the last first. */
  let trail: FocusHolder[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let lostAt = 0

  function taken({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement)) return
    const others = tidyTrail(trail).filter(({ element }) => element !== target)
    trail = [{ element: target, around: ancestorsOf(target) }, ...others].slice(0, longestTrail)
    lostAt = 0
  }
  /** Whoever clicks beside everything lets go on purpose. */
  function released(): void {
    setTimeout(() => {
      if (isNowhere() && isUsable(trail[0]?.element)) trail = []
    })
  }
  function look(): void {
    if (!isNowhere() || trail.length === 0) return
    lostAt ||= Date.now()
    timer ??= setTimeout(() => {
      timer = undefined
      if (isNowhere() && trail[0]?.element) lead(trail[0].element)
    }, pauseMs)
  }
  function lead(last: HTMLElement): void {
    const mayComeBack = last.isConnected && isDisabled(last)
    if (mayComeBack && (isLoading(last) || Date.now() - lostAt < patienceMs)) look()
    else focus(wayOn(trail))
  }
  const watch = new MutationObserver(look)
  watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  document.addEventListener('focusin', taken)
  document.addEventListener('focusout', released)
  return () => {
    clearTimeout(timer)
    watch.disconnect()
    document.removeEventListener('focusin', taken)
    document.removeEventListener('focusout', released)
  }
}

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body
const isDisabled = (element: HTMLElement): boolean => element.matches(':disabled')
const isUsable = (element: HTMLElement | undefined): element is HTMLElement =>
  element?.isConnected === true && !isDisabled(element) && element.checkVisibility?.() !== false
const isLoading = (element: HTMLElement): boolean => element.matches('[data-loading="true"]')

function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement
  return parent && parent !== document.body ? [parent, ...ancestorsOf(parent)] : []
}

/** A page that is still on its way has no heading yet: its coming is another change, and is looked at then. */
function wayOn(trail: readonly FocusHolder[]): HTMLElement | null {
  for (const held of trail) {
    if (isUsable(held.element)) return held.element
    const standing = standingAround(held)
    if (standing.length > 0) return nextTo(standing)
  }
  return document.querySelector('main h1')
}

/** What stands nearest to where the focus was, inside the same page or dialog. */
function nextTo(standing: readonly HTMLElement[]): HTMLElement | null {
  const inDialog = standing.at(-1)?.matches('[role="dialog"]')
  return (inDialog ? firstWithin(standing, [fields]) : null) ?? firstWithin(standing, ['[role="alert"]', headings])
}

function firstWithin(standing: readonly HTMLElement[], wanted: readonly string[]): HTMLElement | null {
  for (const one of standing)
    for (const what of wanted) {
      const found = [...one.querySelectorAll<HTMLElement>(what)].find(isUsable)
      if (found) return found
    }
  return null
}

function focus(element: HTMLElement | null): void {
  if (!element) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: !element.matches('[role="alert"]') })
}
