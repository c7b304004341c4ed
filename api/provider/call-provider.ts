import { hostOf, refusePrivateHost } from '../platform/refuse-private-host.ts'

interface Question {
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
  privateHosts: boolean
  patienceMs: number
}

const mostBytes = 512 * 1024

/** Asks a provider and answers its JSON. Whatever goes wrong is thrown as one sentence, without what was sent. */
export async function callProvider(address: string, question: Question): Promise<unknown> {
  const { method, headers, body, privateHosts, patienceMs } = question
  await refusePrivateHost(hostOf(address), { field: 'baseUrl', allowed: privateHosts })
  const response = await fetch(address, {
    method,
    headers: { accept: 'application/json', ...headers },
    body,
    // A redirect could lead to a host that was not looked at.
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  })
  const text = await readBounded(response)
  if (!response.ok) throw new Error(`The provider answered ${response.status}.`)
  return JSON.parse(text)
}

async function readBounded(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  // Leaving the loop early ends the connection.
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > mostBytes) throw new Error('The provider answered with more than anyone asked for.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
