import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

/**
 * The menu of a phone is a popover that the browser itself opens and closes, so that it answers before our scripts have
 * come over a slow line. Here it is only looked at, and closed when another page is shown. A browser that knows no
 * popovers shows it open.
 */
export function usePhoneMenu() {
  const here = useLocation().pathname
  const ref = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState(false)
  // It may have been opened before this page could take notice.
  useEffect(() => setOpened(isOpen(ref.current)), [])
  // Whatever leads to another page closes it, be it in the menu or not.
  const shownOn = useRef(here)
  useEffect(() => {
    if (shownOn.current !== here) close(ref.current)
    shownOn.current = here
  }, [here])
  return { ref, opened, look: () => setOpened(isOpen(ref.current)), close: () => close(ref.current) }
}

const knowsPopovers = (): boolean => 'popover' in HTMLElement.prototype

const isOpen = (menu: HTMLElement | null): boolean => knowsPopovers() && (menu?.matches(':popover-open') ?? false)

function close(menu: HTMLElement | null): void {
  if (knowsPopovers()) menu?.hidePopover()
}
