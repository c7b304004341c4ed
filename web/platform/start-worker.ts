/** The page that was asked for has the line for itself so long. */
const firstMs = 3_000
const workerPath = '/service-worker.js'

/**
 * Lets the portal open without a network. A browser has such workers on https and localhost only; elsewhere, and while
 * developing, where the build has made none, the portal works as without.
 */
export function startWorker(): () => void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return () => undefined
  const timer = setTimeout(() => void register().catch(() => undefined), firstMs)
  return () => clearTimeout(timer)
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register(workerPath)
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(loadedFiles())
  // What comes from now on goes through the worker, but for what was asked for before it had taken over.
  setTimeout(() => active?.postMessage(loadedFiles()), firstMs)
}

/** What this page has loaded until now; the browser counts 250 by itself, and the files of a first page are forty. */
const loadedFiles = (): string[] => performance.getEntriesByType('resource').map(({ name }) => name)
