import path from 'node:path'

/** A server under test with its own data and its own mail server. Journeys that run at the same time have one each. */
export interface Place {
  address: string
  port: number
  smtpPort: number
  dataDir: string
}

// `npm run e2e` chooses free ports and a fresh folder, and clears up; the others are for a bare `playwright test`.
const { E2E_PORTS = '3999', E2E_SMTP_PORTS = '3998', E2E_DATA_DIR = '.cache/e2e' } = process.env
const smtpPorts = E2E_SMTP_PORTS.split(',').map(Number)

export const places: Place[] = E2E_PORTS.split(',').map((port, at) => ({
  address: `http://127.0.0.1:${port}`,
  port: Number(port),
  smtpPort: smtpPorts[at] ?? 0,
  dataDir: path.resolve(E2E_DATA_DIR, String(at)),
}))

/** The place of the worker that this is. */
export function placeHere(): Place {
  const place = places[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]
  if (!place) throw new Error('There are more workers than servers.')
  return place
}
