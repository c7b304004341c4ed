import { ECDH } from 'node:crypto'
import type { PushAddress } from '../../contract/push.ts'
import { pushTexts } from '../../texts/en/push.ts'
import { badRequest } from '../platform/problem.ts'
import { hostOf } from '../platform/refuse-private-host.ts'

/** The push services of Chrome and its relatives, Firefox, Edge and Safari. */
const services =
  /^(fcm\.googleapis\.com|([a-z0-9-]+\.)+(push\.services\.mozilla\.com|notify\.windows\.com|push\.apple\.com))$/i

/**
 * A browser says where its messages go, so anybody could name a host of ours, or one that keeps us waiting. It must be a known
 * push service on https at the usual port; what the name leads to is looked at whenever something is sent.
 */
export function refuseAddress({ endpoint, keys }: PushAddress, privateHosts: boolean): void {
  if (!URL.canParse(endpoint)) throw refused('endpoint')
  if (!privateHosts && !isPublic(endpoint)) throw refused('endpoint')
  if (!isPoint(keys.p256dh)) throw refused('keys.p256dh')
}

function isPublic(endpoint: string): boolean {
  const { protocol, port } = new URL(endpoint)
  return protocol === 'https:' && port === '' && services.test(hostOf(endpoint))
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
