import { fieldOf } from '../../contract/kernel/from-outside.ts'
import type { Db } from '../platform/database.ts'
import { conflict } from '../platform/problem.ts'
import { hostOf, refusePrivateHost } from '../platform/refuse-private-host.ts'
import { type Credential, readCredential } from './read-credential.ts'

interface Verdict {
  ok: boolean
  message: string
}

const mostMilliseconds = 10_000

/** Asks the gateway for one order, signed with the saved key, and tells what it said. Nothing is changed there. */
export async function testGateway(db: Db, { privateHosts }: { privateHosts: boolean }): Promise<Verdict> {
  const credential = await readCredential(db, 'gateway')
  const { baseUrl, keyId, keySecret } = credential?.values ?? {}
  if (!credential || !baseUrl || !keyId || !keySecret) {
    throw conflict('Save the address, the key id and the key secret first.')
  }
  await refusePrivateHost(hostOf(baseUrl), { field: 'values.baseUrl', allowed: privateHosts })
  const verdict = await ask(`${baseUrl.replace(/\/+$/, '')}/v1/orders?count=1`, credential)
  return { ...verdict, message: verdict.message.replaceAll(keySecret, '••••') }
}

async function ask(address: string, { mode, values }: Credential): Promise<Verdict> {
  const authorization = `Basic ${Buffer.from(`${values.keyId}:${values.keySecret}`).toString('base64')}`
  try {
    const response = await fetch(address, {
      headers: { authorization, accept: 'application/json' },
      // A redirect could lead to a host that was not looked at.
      redirect: 'manual',
      signal: AbortSignal.timeout(mostMilliseconds),
    })
    const said = await response.text()
    if (response.ok) return { ok: true, message: `The gateway accepts these credentials (${mode} mode).` }
    return { ok: false, message: `The gateway answered ${response.status}${described(said)}` }
  } catch (error) {
    return { ok: false, message: `The gateway could not be asked: ${reasonOf(error)}` }
  }
}

/** The sentence of an error in Razorpay's shape; other bodies are not shown. */
function described(body: string): string {
  try {
    const description = fieldOf(fieldOf(JSON.parse(body), 'error'), 'description')
    return typeof description === 'string' ? `: ${description.slice(0, 200)}` : '.'
  } catch {
    return '.'
  }
}

/** fetch hides the reason, such as a refused connection, in the cause of what it throws. */
function reasonOf(error: unknown): string {
  const cause = fieldOf(error, 'cause')
  return String(fieldOf(cause, 'code') ?? (fieldOf(cause, 'message') || fieldOf(error, 'message')))
}
