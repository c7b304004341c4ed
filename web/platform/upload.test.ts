import { renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { requestPayment } from '../../contract/payment-request.ts'
import { deferredAnswer, nothing, serve, tokenOf } from '../testing/network.ts'
import { callUpload } from './call-upload.ts'
import { saveSession } from './session.ts'
import { smallerPicture } from './smaller-picture.ts'
import { useUploads } from './uploads.ts'

const body = { bankId: '4', mode: 'upi', amount: 50_000, reference: '412345678901', paidOn: '2026-11-15' } as const
const path = 'POST /merchant/accounts/payment-req'
const ofSize = (bytes: number, type = 'application/pdf') => new File([new Uint8Array(bytes)], 'slip', { type })
const signIn = () => saveSession({ token: tokenOf({ sub: 'M000001' }), refreshToken: 'r' })

/** A browser that draws every picture as so many bytes. */
function drawing(bytes: number) {
  const asked: { width: number; height: number }[] = []
  vi.stubGlobal('createImageBitmap', async () => ({ width: 6_000, height: 4_000, close: () => undefined }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done, type) {
    asked.push({ width: this.width, height: this.height })
    done(new Blob([new Uint8Array(bytes)], { type }))
  })
  return asked
}

describe('an upload', () => {
  it('of a file that is too large is refused before anything is sent, with the limit', async () => {
    signIn()
    const requests = serve({ [path]: nothing })
    await expect(callUpload(requestPayment, { file: ofSize(5_000_001), body })).rejects.toMatchObject({
      body: { message: 'The file is larger than 5 MB. Please choose a smaller one.' },
    })
    expect(requests).toHaveLength(0)
  })

  it('is shown while it is on its way, and can be cancelled', async () => {
    signIn()
    serve({ [path]: () => deferredAnswer().response })
    const { result } = renderHook(useUploads)
    const sending = callUpload(requestPayment, { file: ofSize(1_000), body })
    const cancelled = expect(sending).rejects.toThrow('You cancelled the upload.')
    await waitFor(() => expect(result.current).toMatchObject([{ name: 'slip', share: 1 }]))
    result.current[0]?.cancel()
    await cancelled
    await waitFor(() => expect(result.current).toEqual([]))
  })
})

describe('a picture', () => {
  const { accept } = requestPayment

  it('that is larger than needed is drawn smaller, its longer side first', async () => {
    const asked = drawing(400_000)
    const small = await smallerPicture(ofSize(7_000_000, 'image/jpeg'), accept)
    expect({ size: small.size, name: small.name, type: small.type }).toEqual({
      size: 400_000,
      name: 'slip',
      type: 'image/jpeg',
    })
    expect(asked).toEqual([{ width: 3_000, height: 2_000 }])
    await smallerPicture(ofSize(7_000_000, 'image/jpeg'), { ...accept, picture: { side: 600 } })
    expect(asked[1]).toEqual({ width: 600, height: 400 })
  })

  it.each([
    ['is small already', ofSize(200_000, 'image/jpeg')],
    ['is a PDF', ofSize(7_000_000)],
    ['would not become smaller', ofSize(350_000, 'image/png')],
  ])('that %s goes as it is', async (_, file) => {
    drawing(400_000)
    expect(await smallerPicture(file, accept)).toBe(file)
  })

  it('that the browser cannot draw goes as it is', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')))
    const file = ofSize(2_000_000, 'image/webp')
    expect(await smallerPicture(file, accept)).toBe(file)
  })
})
