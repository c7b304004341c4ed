import http from 'node:http'
import https from 'node:https'
import webPush from 'web-push'
import type { PushAddress, PushMessage } from '../../contract/push.ts'
import { hostOf, lookUpOutside, refusePrivateHost } from '../platform/refuse-private-host.ts'
import { vapidKeys } from './vapid-keys.ts'

/** Who sends, and whether a push service on the own machine or network may be used. */
export interface PushOffice {
  /** Where a push service complains: an https or mailto address. */
  subject: string
  privateHosts: boolean
  patienceMs: number
}

const daySeconds = 86_400

/** Hands a message to the push service of a browser, encrypted for it, and answers the status it gets. */
export async function postToDevice(address: PushAddress, message: PushMessage, office: PushOffice): Promise<number> {
  const { subject, privateHosts, patienceMs } = office
  await refusePrivateHost(hostOf(address.endpoint), { field: 'endpoint', allowed: privateHosts })
  const { endpoint, method, headers, body } = webPush.generateRequestDetails(address, JSON.stringify(message), {
    vapidDetails: { subject, ...vapidKeys() },
    TTL: daySeconds,
  })
  return statusOf(endpoint, body, {
    method,
    headers,
    signal: AbortSignal.timeout(patienceMs),
    ...(privateHosts ? {} : { lookup: lookUpOutside }),
  })
}

/** Node follows no redirect by itself, and what is said beside the status is not read. */
function statusOf(address: string, body: Buffer | null, options: https.RequestOptions): Promise<number> {
  const { request } = address.startsWith('http:') ? http : https
  return new Promise((resolve, reject) => {
    const asked = request(address, options, (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    asked.on('error', reject)
    asked.end(body)
  })
}
