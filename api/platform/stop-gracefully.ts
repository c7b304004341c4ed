import type { Log } from './log.ts'

const longest = 9_500

/** On SIGTERM or SIGINT ends the parts in order, running work first finished; gives up waiting just before ten seconds. */
export function stopGracefully(log: Log, parts: (() => Promise<unknown> | unknown)[]): void {
  let stopping = false
  async function stop(): Promise<void> {
    if (stopping) return
    stopping = true
    const deadline = setTimeout(() => {
      log.error('stopping took too long')
      process.exit(0)
    }, longest)
    deadline.unref()
    for (const part of parts) {
      try {
        await part()
      } catch (error) {
        log.warn({ error }, 'stopping')
      }
    }
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}
