/** Seconds until a run that failed, mostly because the machine was busy, is tried again; twice that the next time. */
const firstRetry = 2

/**
 * Repeats a small piece of work by a timer of this process until stopped; runs never overlap, and a failed one is soon
 * repeated. The work logs its failures itself.
 */
export function runEvery(seconds: number, work: () => Promise<unknown>): () => Promise<void> {
  let stopped = false
  let wake: () => void = () => undefined
  const pause = (length: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, length * 1000)
      timer.unref()
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function loop(): Promise<void> {
    let failures = 0
    while (!stopped) {
      try {
        await work()
        failures = 0
      } catch {
        failures += 1
      }
      if (!stopped) await pause(failures === 0 ? seconds : Math.min(seconds, firstRetry * 2 ** (failures - 1)))
    }
  }

  const done = loop()
  return async () => {
    stopped = true
    wake()
    await done
  }
}
