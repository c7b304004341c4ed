import { describe, expect, it, vi } from 'vitest'
import { nothing, serve } from '../testing/network.ts'
import { transport } from './transport.ts'

describe('a request on the wire', () => {
  it('goes below /api of the own site and sends credentials', async () => {
    const fetched = vi.fn(async () => new Response('{}'))
    vi.stubGlobal('fetch', fetched)
    await transport({ method: 'GET', path: '/business-info?x=1' })
    expect(fetched).toHaveBeenCalledWith(
      '/api/business-info?x=1',
      expect.objectContaining({ method: 'GET', credentials: 'include' }),
    )
  })

  it('that tells how far it is, as uploads do, sends credentials, too', async () => {
    const requests = serve({ 'POST /merchant/slip': nothing })
    await transport({ method: 'POST', path: '/merchant/slip', body: new FormData(), onProgress: () => undefined })
    expect(requests.map(({ path, credentials }) => [path, credentials])).toEqual([['/merchant/slip', 'include']])
  })

  it("that nobody answers fails with 'timeout of N ms exceeded'", async () => {
    vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    })
    await expect(transport({ method: 'GET', path: '/slow', timeoutMs: 20 })).rejects.toThrow(
      'timeout of 20 ms exceeded',
    )
  })
})
