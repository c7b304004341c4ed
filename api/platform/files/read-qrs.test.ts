import jsQR from 'jsqr'
import QRCode from 'qrcode'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readQrs } from './read-qrs.ts'

it('a code of light points on a dark ground is read, whatever else the process has read before', async () => {
  const color = { dark: '#ffffff', light: '#202124' }
  const picture = await QRCode.toBuffer('upi://pay?pa=kendra@sbi', { width: 300, color })
  expect(await readQrs(picture)).toEqual(['upi://pay?pa=kendra@sbi'])
  // As the reader of scanned forms asks; the library keeps the options of one call for those after it.
  jsQR(new Uint8ClampedArray(4), 1, 1, { inversionAttempts: 'dontInvert' })
  expect(await readQrs(picture)).toEqual(['upi://pay?pa=kendra@sbi'])
})

const evil = 'upi://pay?pa=evil@ybl&pn=Evil&cu=INR'
const onGround = (background: string, codes: { input: Buffer; left: number; top: number }[]) =>
  sharp({ create: { width: 1600, height: 700, channels: 3, background } })
    .composite([
      // Black beside it: the picture as a whole has all its contrast already.
      { input: { create: { width: 300, height: 500, channels: 3, background: '#000000' } }, left: 0, top: 0 },
      ...codes,
    ])
    .jpeg()
    .toBuffer()

it.each([
  ['#999999', '#cccccc'],
  ['#bbbbbb', '#ffffff'],
  ['#c0c0c0', '#f0f0f0'],
  ['#f0f0f0', '#ffffff'],
  ['#303030', '#202020'],
])('a pale code of %s on %s is read, alone and beside black and white', async (dark, light) => {
  const code = await QRCode.toBuffer(evil, { width: 400, color: { dark, light } })
  expect(await readQrs(code)).toEqual([evil])
  expect(await readQrs(await onGround(light, [{ input: code, left: 900, top: 100 }]))).toEqual([evil])
})

it.each(['#000000', '#ffffff'])('a code that stands in see-through points of %s alone is read', async (colour) => {
  const color = { dark: `${colour}ff`, light: `${colour}00` }
  expect(await readQrs(await QRCode.toBuffer(evil, { width: 300, color }))).toEqual([evil])
})

it('a code is found behind others that say something harmless, where as many are looked for', async () => {
  const codes = await Promise.all(
    ['https://one.example', 'https://two.example', evil].map(async (says, i) => ({
      input: await QRCode.toBuffer(says, { width: 380 - i * 40 }),
      left: 320 + i * 400,
      top: 100,
    })),
  )
  expect(await readQrs(await onGround('#ffffff', codes), 5)).toContain(evil)
})
