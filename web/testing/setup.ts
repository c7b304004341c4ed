import { notifications } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'
import React from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { giveUpSession } from '../platform/ended-session.ts'
import { answerLabelsQuickly } from './quick-labels.ts'
import { answerStylesQuickly } from './quick-styles.ts'
import { wrongKeyboards } from './wrong-keyboards.ts'

// Every test renders whole screens on a machine that may be busy: waiting is by condition, this is only the bound.
// Asking jsdom whether each element is visible takes most of the time of a test, so roles are found hidden or not.
configure({ asyncUtilTimeout: 20_000, defaultHidden: true })

answerStylesQuickly(window)
answerLabelsQuickly(window)

// In development React keeps, for its messages, the stack of where each element was made, of the first ten thousand in
// a second: a sixth of the time of a test. As if those were used up.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => Number.POSITIVE_INFINITY, set: () => undefined, configurable: true },
)

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
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
    this.dispatchEvent(new Event('close'))
  },
})

beforeEach(() => {
  URL.createObjectURL = () => 'blob:made-here'
  URL.revokeObjectURL = () => undefined
})

afterEach(() => {
  const wrong = wrongKeyboards(document)
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
  if (wrong) throw new Error(wrong)
})
