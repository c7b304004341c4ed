import { readFileSync } from 'node:fs'

const pageBytes = 4096

/** The memory of a process in megabytes, as Linux counts it. */
const residentMegabytes = (pid: number): number =>
  (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * pageBytes) / 1e6

/** Watches the memory of a process: how much it has grown in between at most, and at the end. */
export function watchMemory(pid: number): { end(): { most: number; left: number } } {
  const before = residentMegabytes(pid)
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, residentMegabytes(pid))
  }, 50)
  return {
    end() {
      clearInterval(timer)
      return { most: Math.round(most - before), left: Math.round(residentMegabytes(pid) - before) }
    },
  }
}

/** The longest that the server's event loop was kept from its work since it was last asked, in milliseconds. */
export async function loopDelay(metricsPort: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return Math.round(Number(/^nodejs_eventloop_lag_max_seconds ([\d.e+-]+)/m.exec(text)?.[1] ?? Number.NaN) * 1000)
}
