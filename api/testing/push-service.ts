import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll } from 'vitest'
import type { PushAddress, PushMessage } from '../../contract/push.ts'
import type { Answer } from './razorpay-server.ts'

/** A browser that subscribed at a push service, and what it could open of what was sent to it. */
export interface SubscribedBrowser {
  address: PushAddress
  shown: PushMessage[]
  headers: IncomingHttpHeaders[]
}

/** A push service as browsers' makers run them: takes encrypted messages for browsers that it knows by an address. */
export async function openPushService() {
  const browsers = new Map<string, (body: Buffer, headers: IncomingHttpHeaders) => void>()
  const answers: Answer[] = []
  const server = createServer(async (request, response) => {
    const trouble = answers.shift()
    if (trouble) return trouble(request, response)
    const take = browsers.get(request.url ?? '')
    take?.(await buffer(request), request.headers)
    response.writeHead(take ? 201 : 404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo

  return {
    /** The next messages get these answers instead, one each. */
    answer: (...next: Answer[]) => void answers.push(...next),
    aBrowser(): SubscribedBrowser {
      const path = `/send/${randomBytes(24).toString('base64url')}`
      const pair = createECDH('prime256v1')
      pair.generateKeys()
      const auth = randomBytes(16)
      const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') }
      const browser: SubscribedBrowser = {
        address: { endpoint: `http://127.0.0.1:${port}${path}`, keys },
        shown: [],
        headers: [],
      }
      browsers.set(path, (body, headers) => {
        browser.headers.push(headers)
        browser.shown.push(JSON.parse(decrypt(body, pair, auth)))
      })
      return browser
    },
  }
}

export const answers =
  (status: number): Answer =>
  (_request, response) =>
    void response.writeHead(status).end()

/** What a browser does with a message (RFC 8291 in one record of RFC 8188), written out so that it proves what was sent. */
function decrypt(body: Buffer, own: ReturnType<typeof createECDH>, auth: Buffer): string {
  const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)]
  const senderKey = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), senderKey])
  const material = Buffer.from(hkdfSync('sha256', own.computeSecret(senderKey), auth, info, 32))
  const key = Buffer.from(hkdfSync('sha256', material, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', material, salt, 'Content-Encoding: nonce\0', 12))
  const opener = createDecipheriv('aes-128-gcm', key, nonce)
  opener.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()])
  // After the text comes a 2, which says that it is the last record, and padding.
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')
}
