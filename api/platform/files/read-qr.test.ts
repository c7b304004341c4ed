import jsQR from 'jsqr'
import QRCode from 'qrcode'
import { expect, it } from 'vitest'
import { readQrs } from './read-qr.ts'

it('a code of light points on a dark ground is read, whatever else the process has read before', async () => {
  const color = { dark: '#ffffff', light: '#202124' }
  const picture = await QRCode.toBuffer('upi://pay?pa=kendra@sbi', { width: 300, color })
  expect(await readQrs(picture)).toEqual(['upi://pay?pa=kendra@sbi'])
  // As the reader of scanned forms asks; the library keeps the options of one call for those after it.
  jsQR(new Uint8ClampedArray(4), 1, 1, { inversionAttempts: 'dontInvert' })
  expect(await readQrs(picture)).toEqual(['upi://pay?pa=kendra@sbi'])
})
