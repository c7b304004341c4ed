import { watchLine } from '../../platform/line.ts'

/** A server that starts again or a line that stalls tells nobody when it is well again. The last pause goes on. */
const pausesMs = [2_000, 5_000, 15_000, 30_000] as const

/** Looks after each pause, when the line is back and when the page is seen again. Answers how to stop. */
export function keepLooking(look: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  function wait(turn: number): void {
    timer = setTimeout(async () => {
      await look()
      if (!stopped) wait(turn + 1)
    }, pausesMs[turn] ?? pausesMs.at(-1))
  }
  const lookNow = () => void look()
  const unwatchLine = watchLine(lookNow)
  document.addEventListener('visibilitychange', lookNow)
  wait(0)
  return () => {
    stopped = true
    clearTimeout(timer)
    unwatchLine()
    document.removeEventListener('visibilitychange', lookNow)
  }
}
