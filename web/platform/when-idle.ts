import { isRecord } from '../../contract/kernel/from-outside.ts'

/** Whether the line bears more than what was asked for: somebody who saves data or has a slow line pays for each byte. */
function isLineSpared(): boolean {
  const line: unknown = Reflect.get(navigator, 'connection')
  return isRecord(line) && (line.saveData === true || /2g/.test(String(line.effectiveType)))
}

/** The page that was asked for has the line for itself so long. */
const firstMs = 3_000

/**
 * Does something once the page stands and the browser has nothing else to do, unless it is taken back before. Where the
 * line is spared, or a browser does not tell when it is idle, it is not done.
 */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window) || isLineSpared()) return () => undefined
  const timer = setTimeout(() => requestIdleCallback(work), firstMs)
  return () => clearTimeout(timer)
}
