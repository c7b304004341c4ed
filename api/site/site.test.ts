import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { businessInfo } from '../../contract/site.ts'
import { demoBusiness } from '../../database/demo/people.ts'
import { Browser } from '../testing/browser.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { saveSetting } from './save-setting.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const anyone = new Browser(house)

describe('the facts of the site are open to anyone', () => {
  it('business-info has its nine fields, empty on a new portal', async () => {
    const { status, body } = await anyone.get('/business-info')
    expect([status, z.safeParse(businessInfo, body).success]).toEqual([200, true])
    expect(Object.values(body)).toEqual(Array(9).fill(''))
  })

  it('business-info shows what was saved last', async () => {
    await house.inTx((tx) => saveSetting(tx, 'businessInfo', { ...demoBusiness, businessName: 'Before' }))
    await house.inTx((tx) => saveSetting(tx, 'businessInfo', demoBusiness))
    expect((await anyone.get('/business-info')).body).toEqual(demoBusiness)
  })

  it('tawk-to is empty until a chat is set', async () => {
    expect((await anyone.get('/tawk-to')).body).toEqual({ api: '' })
    await house.inTx((tx) => saveSetting(tx, 'chatAddress', 'https://chat.example/embed'))
    expect((await anyone.get('/tawk-to')).body).toEqual({ api: 'https://chat.example/embed' })
  })

  it.each([
    ['GET', '/logo', 256],
    ['POST', '/logo', 256],
    ['GET', '/favicon', 64],
    ['POST', '/favicon', 64],
  ] as const)('%s %s is a PNG that can only be shown', async (method, path, size) => {
    const { status, headers, raw } = await anyone.ask(method, path)
    expect([status, headers['content-type']]).toEqual([200, 'image/png'])
    expect(await sharp(raw).metadata()).toMatchObject({ format: 'png', width: size, height: size })
    expect(headers['content-security-policy']).toContain('sandbox')
    expect(headers['cache-control']).toBe('no-cache')
  })

  it('the logo carries the name of the business, whatever letters that has', async () => {
    await house.inTx((tx) => saveSetting(tx, 'businessInfo', { ...demoBusiness, businessName: 'सेवा "Kendra"\r\nx: y' }))
    const { status, headers } = await anyone.get('/logo')
    expect(status).toBe(200)
    expect(headers['content-disposition']).toMatch(
      /^inline; filename="[\x20-\x7e]+\.png"; filename\*=UTF-8''[\w%.-]+\.png$/,
    )
    expect(headers.x).toBeUndefined()
  })

  it('/favicon.ico is there for browsers that ask by habit', async () => {
    const reply = await house.web.inject({ method: 'GET', url: '/favicon.ico' })
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/png'])
  })
})
