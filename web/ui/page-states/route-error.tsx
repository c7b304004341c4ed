import { useRouter } from '@tanstack/react-router'
import { isLost, isOnline } from '../../platform/line.ts'
import { ErrorCard } from './error-card.tsx'
import { forgetFailures } from './lazy-page.ts'

interface Props {
  error: unknown
  /** Draws the page again. */
  reset: () => void
}

/** A page that could not be drawn, or whose code did not arrive. */
export function RouteError({ error, reset }: Props) {
  const router = useRouter()
  async function retry(): Promise<void> {
    // Some browsers never ask a second time for code that they could not get; only a new page does.
    const needsNewPage = isLost(error) && isOnline() && (isCode(error) || triedBefore(error))
    if (needsNewPage && (await isServerThere())) return location.reload()
    forgetFailures()
    await router.invalidate()
    reset()
  }
  return <ErrorCard error={error} onRetry={() => void retry()} />
}

/** The code itself, and not only the looks that belong to it. */
const isCode = (error: unknown): boolean => /dynamically imported module|module script failed/i.test(String(error))

const tried = new Set<string>()

function triedBefore(error: unknown): boolean {
  const words = String(error)
  if (tried.has(words)) return true
  tried.add(words)
  return false
}

const isServerThere = () =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
