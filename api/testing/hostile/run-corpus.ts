import { expect } from 'vitest'
import { freePort } from '../../../database/embedded/free-port.ts'
import type { TestHouse } from '../test-house.ts'
import { activeInKept } from './check-kept.ts'
import type { HostileFile } from './hostile-file.ts'
import { askLightly, type Door, listDoors, sendThrough, serveApart } from './send-corpus.ts'
import { loopDelay, watchMemory } from './watch-server.ts'

const sentence = /^[A-Z][^<>{}\n]{5,200}$/

/** As an impatient person sends them. */
const atOnce = 3

/** Which files go through which doors. */
export type Plan = (doors: readonly Door[]) => { file: HostileFile; doors: readonly Door[] }[]

/**
 * Sends files through uploads of a server of its own while somebody asks a light call every 50 ms. Each is refused in a
 * sentence, or kept in a form that does nothing; the server stays, answers others, and keeps its memory.
 */
export async function runCorpus(house: TestHouse, plan: Plan): Promise<void> {
  const metricsPort = String(await freePort())
  const server = await serveApart(house, metricsPort)
  const wrong: string[] = []
  const statuses = new Map<number, number>()
  let slowest = { ms: 0, what: '' }
  try {
    const doors = await listDoors(house, server.address)
    // Made before, so that nobody waits for the making.
    const sent: { name: string; content: Buffer; through: readonly Door[] }[] = []
    for (const { file, doors: through } of plan(doors))
      sent.push({ name: file.name, content: await file.make(), through })
    // What others wait for is the server's own time; the database is asked too, and only told of: others use the machine.
    const light = askLightly(`${server.address}/healthz`)
    const page = askLightly(`${server.address}/api/business-info`)
    const memory = watchMemory(server.pid)
    const send = async (door: Door, { name, content }: { name: string; content: Buffer }) => {
      const what = `${name} → ${door.endpoint.path}`
      const began = performance.now()
      const { status, message } = await sendThrough(door, { name: 'upload', content })
      const ms = Math.round(performance.now() - began)
      if (ms > slowest.ms) slowest = { ms, what }
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      // Who is sent away at the door has not shown the file to anybody.
      const refused = status >= 400 && status < 500 && ![401, 403, 429].includes(status)
      if (!(status < 300 || (refused && sentence.test(message ?? '')))) wrong.push(`${what}: ${status} ${message}`)
    }
    for (const { through, ...file } of sent)
      for (let at = 0; at < through.length; at += atOnce)
        await Promise.all(through.slice(at, at + atOnce).map((door) => send(door, file)))
    const grown = memory.end()
    const { slowest: wait, asked, failed } = await light.end()
    const asking = await page.end()
    const kept = await activeInKept(house)
    const answers = [...statuses].sort().map(([status, count]) => `${count} × ${status}`)
    console.log(
      [
        `answers: ${answers.join(', ')}; slowest file ${slowest.ms} ms (${slowest.what})`,
        `light call: ${asked} asked, slowest ${wait} ms, with the database ${asking.slowest} ms; event loop kept waiting ${await loopDelay(metricsPort)} ms at most`,
        `memory of the server: ${grown.most} MB more at most, ${grown.left} MB at the end; ${kept.files} files kept`,
      ].join('\n'),
    )
    expect(failed).toEqual([])
    expect(wrong).toEqual([])
    expect(kept.active).toEqual([])
    // The hostile files of old stopped everyone for twenty seconds and more; a busy machine is slow by itself.
    expect(wait).toBeLessThan(5000)
    expect(grown.most).toBeLessThan(400)
  } finally {
    await server.end('SIGTERM')
  }
}
