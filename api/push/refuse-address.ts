import { ECDH } from 'node:crypto'
import { isIP } from 'node:net'
import type { PushAddress } from '../../contract/push.ts'
import { pushTexts } from '../../texts/en/push.ts'
import { badRequest } from '../platform/problem.ts'
import { hostOf } from '../platform/refuse-private-host.ts'

/**
 * A browser says where its messages go, so anybody could name a host of ours. It must be a public-looking name on https at
 * the usual port; what the name leads to is looked at whenever something is sent.
 */
export function refuseAddress({ endpoint, keys }: PushAddress, privateHosts: boolean): void {
  if (!URL.canParse(endpoint)) throw refused('endpoint')
  if (!privateHosts && !isPublic(endpoint)) throw refused('endpoint')
  if (!isPoint(keys.p256dh)) throw refused('keys.p256dh')
}

function isPublic(endpoint: string): boolean {
  const { protocol, port } = new URL(endpoint)
  const host = hostOf(endpoint)
  return (
    protocol === 'https:' && port === '' && !isIP(host) && /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/i.test(host)
  )
}

/** What is no point of the curve could never be encrypted for. */
function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}

const refused = (field: string) => badRequest(pushTexts.notReachable(), { [field]: pushTexts.notReachable() })
