import { notifications } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { giveUpSession } from '../platform/ended-session.ts'

// Every test renders whole screens on a machine shared with others: waiting is by condition, this is only the bound.
// Asking jsdom whether each element is visible takes most of the time of a test, so roles are found hidden or not.
configure({ asyncUtilTimeout: 5_000, defaultHidden: true })

class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** What jsdom lacks and Mantine asks for. */
Object.assign(window, {
  ResizeObserver: NoResizeObserver,
  scrollTo: () => undefined,
  matchMedia: (query: string) => ({
    media: query,
    matches: false,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }),
})
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
Element.prototype.scrollIntoView = () => undefined

beforeEach(() => {
  URL.createObjectURL = () => 'blob:made-here'
  URL.revokeObjectURL = () => undefined
})

afterEach(() => {
  cleanup()
  notifications.clean()
  notifications.cleanQueue()
  // What a component has put beside the page, such as the copy that measures a text box.
  document.body.replaceChildren()
  giveUpSession()
  sessionStorage.clear()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})
