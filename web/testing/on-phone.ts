import { vi } from 'vitest'

/** The test is of a narrow screen: what asks for one is told yes. */
export function onPhone(): void {
  const wide = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...wide(query),
    matches: query.includes('max-width: 47.9375em'),
  }))
}
