import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { requestPayment } from '../../contract/payment-request.ts'
import { json, nothing, type Seen, serve, tokenOf } from '../testing/network.ts'
import { callUpload } from './call-upload.ts'
import { onMaybeDone } from './maybe-done.ts'
import { saveSession } from './session.ts'
import { useUploads } from './uploads.ts'

const payment = { bankId: '4', mode: 'upi', amount: 50_000, reference: '412345678901', paidOn: '2026-11-15' } as const
const form = 'POST /merchant/accounts/payment-req'
const slip = () => new File([Uint8Array.from({ length: 3_000_000 }, (_, at) => (at * 7919) >> 3)], 'slip.pdf')
const send = (file = slip()) => callUpload(requestPayment, { file, body: payment })

/** Stands where the server does. What it does with the next calls is in the list; afterwards it takes them. */
function takePieces(next: ('take' | 'lose' | 'lose the answer' | 'refuse' | 'busy')[] = []) {
  const came: Blob[] = []
  let begun = 0
  const size = () => came.reduce((sum, part) => sum + part.size, 0)
  const offset = () => ({ 'upload-offset': String(size()) })
  const lost = () => Promise.reject(new TypeError('lost'))
  function take({ headers, body }: Seen) {
    const how = next.shift() ?? 'take'
    if (how === 'lose') return lost()
    if (how === 'busy') return json({ message: 'busy' }, 503, { 'retry-after': '2' })
    if (how === 'refuse' || !(body instanceof Blob)) return json({ message: 'too large' }, 413)
    if (Number(headers.get('upload-offset')) !== size()) return json({}, 409)
    came.push(body)
    return how === 'take' ? new Response(null, { status: 204, headers: offset() }) : lost()
  }
  const requests = serve({
    'POST /uploads': () => {
      begun += 1
      return new Response(null, { status: 201, headers: { location: `/api/uploads/${begun}` } })
    },
    'HEAD /uploads/1': () => new Response(null, { status: 200, headers: offset() }),
    'PATCH /uploads/1': take,
    [form]: nothing,
  })
  return { requests, size, whole: () => new Blob(came).arrayBuffer(), begun: () => begun, next }
}

async function sameAs(whole: Promise<ArrayBuffer>): Promise<boolean> {
  const [came, sent] = [new Uint8Array(await whole), new Uint8Array(await slip().arrayBuffer())]
  return came.length === sent.length && came.every((byte, at) => byte === sent[at])
}
const formsIn = (requests: Seen[]) => requests.filter(({ path }) => path === form.slice(5))

/** Who waits for the line need not wait in a test. */
let awake: ReturnType<typeof setInterval>
beforeEach(() => {
  sessionStorage.clear()
  saveSession({ token: tokenOf({ sub: 'M000001' }), refreshToken: 'r' })
  awake = setInterval(() => window.dispatchEvent(new Event('online')), 5)
})
afterEach(() => clearInterval(awake))

describe('a larger file', () => {
  it('goes in pieces, and then the form names it', async () => {
    const { requests, whole } = takePieces()
    await send()
    expect(await sameAs(whole())).toBe(true)
    const [sent] = formsIn(requests)
    const fields = sent?.body instanceof FormData ? sent.body : new FormData()
    expect([fields.get('slip'), fields.get('reference')]).toEqual(['1', payment.reference])
    expect(sent?.headers.get('idempotency-key')).toMatch(/^upload-1-\w+$/)
  })

  it('arrives whole over a line that loses pieces and answers, and nobody need wonder whether it was done', async () => {
    let wondered = 0
    const stop = onMaybeDone(() => {
      wondered += 1
    })
    const { whole, requests } = takePieces(['take', 'lose', 'lose the answer', 'busy', 'lose', 'lose the answer'])
    await send()
    stop()
    expect([await sameAs(whole()), formsIn(requests).length, wondered]).toEqual([true, 1, 0])
  })

  it('sends its form again when the answer is lost, under the same key', async () => {
    const { requests } = takePieces()
    let tries = 0
    const served = globalThis.fetch
    globalThis.fetch = (async (url: string, init: RequestInit) => {
      if (!url.endsWith('payment-req')) return served(url, init)
      tries += 1
      const answer = served(url, init)
      return tries < 3 ? answer.then(() => Promise.reject(new TypeError('lost'))) : answer
    }) as typeof fetch
    await send()
    const keys = formsIn(requests).map(({ headers }) => headers.get('idempotency-key'))
    expect([keys.length, new Set(keys).size]).toEqual([3, 1])
  })

  it('says that it waits while nothing comes through, and can be cancelled then', async () => {
    clearInterval(awake)
    takePieces(['take', 'lose'])
    const { result } = renderHook(useUploads)
    const sending = expect(send()).rejects.toThrow('You cancelled the upload.')
    await waitFor(() => expect(result.current).toMatchObject([{ name: 'slip.pdf', isWaiting: true }]))
    result.current[0]?.cancel()
    await sending
    await waitFor(() => expect(result.current).toEqual([]))
  })

  it('goes on where it stopped when the same file is chosen again after a reload', async () => {
    const { begun, size, whole, next } = takePieces(['take', 'refuse'])
    await expect(send()).rejects.toMatchObject({ status: 413 })
    const before = size()
    expect([before > 0, before < 3_000_000]).toEqual([true, true])
    next.push('take')
    await send()
    expect([begun(), await sameAs(whole())]).toEqual([1, true])
    expect(sessionStorage.getItem('begun-uploads')).toBe('{}')
  })

  it('begins anew where the server has forgotten it', async () => {
    const { begun, requests } = takePieces(['take', 'refuse'])
    await expect(send()).rejects.toMatchObject({ status: 413 })
    const kept = JSON.parse(sessionStorage.getItem('begun-uploads') ?? '')
    sessionStorage.setItem('begun-uploads', JSON.stringify({ [Object.keys(kept)[0] ?? '']: '77' }))
    await expect(send()).rejects.toMatchObject({ status: 404 })
    expect([begun(), requests.some(({ method, path }) => method === 'HEAD' && path === '/uploads/77')]).toEqual([
      2,
      true,
    ])
  })

  it('leaves nothing that tells of it on the phone', async () => {
    takePieces(['take', 'refuse'])
    await expect(send()).rejects.toThrow()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('slip.pdf')
  })
})
