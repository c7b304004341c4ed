import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

const longestWaitMs = 10_000

/** After every navigation the focus goes to the heading of the new page, so that whoever hears it knows where they are. */
export function usePageFocus(): void {
  const router = useRouter()
  useEffect(() => {
    let stop: (() => void) | undefined
    const unsubscribe = router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
      stop?.()
      if (fromLocation && pathChanged) stop = leadToHeading()
    })
    return () => {
      unsubscribe()
      stop?.()
    }
  }, [router])
}

/** Waits for the heading where the page is still being loaded; gives up as soon as the person is somewhere else. */
function leadToHeading(): () => void {
  const before = document.activeElement
  const watch = new MutationObserver(look)
  const stop = () => watch.disconnect()
  setTimeout(stop, longestWaitMs)
  watch.observe(document.body, { childList: true, subtree: true })
  function look(): void {
    const now = document.activeElement
    const gone = now !== before && now !== document.body
    const heading = document.querySelector<HTMLElement>('#content h1')
    if (gone || heading) stop()
    if (gone || !heading) return
    heading.tabIndex = -1
    // Where the page stands after Back is the router's business.
    heading.focus({ preventScroll: true })
  }
  look()
  return stop
}

/** Leads to the heading where what held the focus has gone without a navigation. */
export function useFocusFound(): void {
  useEffect(() => {
    if (document.activeElement === document.body) leadToHeading()
  }, [])
}
