import type { Log } from './log.ts'

/** Repeats a small piece of housekeeping until stopped; rounds never overlap, and a failed one is only logged. */
export function every(seconds: number, work: () => Promise<unknown>, log: Log): () => Promise<void> {
  let stopped = false
  let wake: () => void = () => undefined
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, seconds * 1000)
      timer.unref()
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function loop(): Promise<void> {
    while (!stopped) {
      await work().catch((error) => log.warn({ error }, 'housekeeping'))
      if (!stopped) await pause()
    }
  }

  const done = loop()
  return async () => {
    stopped = true
    wake()
    await done
  }
}
