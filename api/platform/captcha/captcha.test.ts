import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { captchaText } from './captcha-text.ts'
import { drawCaptcha } from './draw-captcha.ts'
import { matchesCaptcha } from './matches-captcha.ts'

describe('a captcha text', () => {
  it('has six letters that cannot be mistaken for others, and changes', () => {
    const texts = Array.from({ length: 200 }, () => captchaText())
    expect(texts.every((text) => /^[CDEFHJKMNPRTUWXY379]{6}$/.test(text))).toBe(true)
    expect(new Set(texts).size).toBeGreaterThan(195)
    expect(texts.join('')).not.toMatch(/[A4B8S5O0I1LZ2G6Q]/)
  })

  it('may be typed in small letters and with spaces', () => {
    expect(matchesCaptcha('ACDEF3', ' acd ef3 ')).toBe(true)
    expect(matchesCaptcha('ACDEF3', 'ACDEF4')).toBe(false)
    expect(matchesCaptcha('ACDEF3', '')).toBe(false)
    expect(matchesCaptcha('', '')).toBe(false)
  })
})

describe('a captcha picture', () => {
  it('is a small PNG of 220 by 80 that carries no text and differs each time', async () => {
    const [one, two] = await Promise.all([drawCaptcha('ACDEF3'), drawCaptcha('ACDEF3')])
    const { format, width, height, exif, xmp, comments } = await sharp(one).metadata()
    expect({ format, width, height, exif, xmp, comments }).toEqual({ format: 'png', width: 220, height: 80 })
    expect(one.length).toBeLessThan(20_000)
    expect(one.toString('latin1')).not.toMatch(/ACDEF3|tEXt|iTXt|zTXt/)
    expect(one.equals(two)).toBe(false)
  })

  it('shows ink where each letter stands', async () => {
    const { data } = await sharp(await drawCaptcha('MMMMMM'))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const darkIn = (from: number, to: number) =>
      data.filter((level, i) => level < 110 && i % 220 >= from && i % 220 < to).length
    for (let slot = 0; slot < 6; slot++) {
      const start = 15 + slot * 32
      expect(darkIn(start, start + 32)).toBeGreaterThan(150)
    }
  })
})
