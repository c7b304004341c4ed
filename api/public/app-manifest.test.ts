import { expect, it } from 'vitest'
import { isRecord } from '../../contract/kernel/from-outside.ts'
import { saveSettings } from '../site/save-settings.ts'
import { openSmallApp } from '../testing/small-app.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { appIcons } from './app-manifest.ts'
import { pageHead } from './page-head.ts'
import { serveAppManifest } from './serve-app-manifest.ts'

const house = await openTestHouse()
const small = await openSmallApp(house, (_api, web) => serveAppManifest(web, house.platform.door.kysely))
const get = (url: string) => small.web.inject({ method: 'GET', url })

it('a phone puts the portal among its apps under the name of the business, with icons of the size it asks for', async () => {
  await house.inTx((tx) => saveSettings(tx, { businessName: 'Sample Seva Kendra' }))
  const reply = await get('/manifest.webmanifest')
  expect(reply.headers['content-type']).toContain('application/manifest+json')
  expect(reply.json()).toMatchObject({ name: 'Sample Seva Kendra', display: 'standalone', start_url: '/merchant' })
  const icons: unknown = reply.json().icons
  expect(Array.isArray(icons) && icons.map((icon) => isRecord(icon) && icon.src)).toEqual(
    appIcons.map((icon) => icon.path),
  )
  for (const { path, size } of appIcons) {
    const { rawPayload, headers } = await get(path)
    expect(headers['content-type']).toBe('image/png')
    // The width stands at a fixed place of a PNG.
    expect(rawPayload.readUInt32BE(16)).toBe(size)
  }
})

it('every page says where its manifest is', () => {
  for (const pathname of ['/', '/merchant/product'])
    expect(pageHead({ pathname, businessName: 'X', origin: '', demo: false })).toContain('rel="manifest"')
})
