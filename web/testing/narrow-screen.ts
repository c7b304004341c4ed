/** From now on the window is a phone's: what asks whether there is room is told that there is none. Returns the way back. */
export function narrowScreen(): () => void {
  const wide = window.matchMedia
  window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') })
  return () => {
    window.matchMedia = wide
  }
}
