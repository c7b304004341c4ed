import { type BlockerFn, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

interface Menu {
  isOpen: boolean
  close: () => void
}

/**
 * The browser's Back closes what lies over the page, and the page stays: a dialog or a sheet, as Escape would close it, or
 * the menu of a phone. A dialog that must not be left now stays, and so does the page.
 */
export function useBackCloses({ isOpen, close }: Menu): void {
  const { history } = useRouter()
  useEffect(() => {
    const blockerFn: BlockerFn = ({ action }) => action === 'BACK' && closeTopmost({ isOpen, close })
    return history.block({ blockerFn, enableBeforeUnload: false })
  }, [history, isOpen, close])
}

function closeTopmost(menu: Menu): boolean {
  const dialog = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].at(-1)
  if (dialog) dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  else if (menu.isOpen) menu.close()
  else return false
  return true
}
