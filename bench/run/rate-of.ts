/** How often a second so many clients get something done, each doing it again as soon as it is done. */
export async function rateOf(
  clients: number,
  seconds: number,
  once: (client: number) => Promise<void>,
): Promise<number> {
  await runFor(clients, Math.min(1, seconds / 5), once)
  const start = performance.now()
  const done = await runFor(clients, seconds, once)
  return done / ((performance.now() - start) / 1000)
}

async function runFor(clients: number, seconds: number, once: (client: number) => Promise<void>): Promise<number> {
  const end = performance.now() + seconds * 1000
  let done = 0
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() < end) {
        await once(client)
        done += 1
      }
    }),
  )
  return done
}
