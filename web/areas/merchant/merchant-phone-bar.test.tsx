import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { readVisits } from '../../platform/page-visits.ts'
import { saveSession } from '../../platform/session.ts'
import { json, serve, tokenOf } from '../../testing/network.ts'
import { onPhone } from '../../testing/on-phone.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { MerchantPhoneBar } from './merchant-phone-bar.tsx'

async function openBar(permissions?: string[]) {
  saveSession({ token: tokenOf({ sub: 'M000001', name: 'Asha Rao', role: 'merchant' }), refreshToken: 'r1' })
  serve({
    'GET /auth/me': () =>
      json({ code: 'M000001', role: 'merchant', owner: !permissions, permissions: permissions ?? [] }),
  })
  const address = '/merchant/product/nsdl-pan/ack-list'
  await renderPage(<MerchantPhoneBar />, address, address)
}
const bar = async () => within(await screen.findByRole('navigation', { name: 'Most used' }))

describe('the foot of a phone', () => {
  beforeEach(onPhone)

  it('marks the place that the page belongs to, and counts the visit', async () => {
    await openBar()
    const links = (await bar()).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(['Dashboard', 'NSDL PAN', 'Wallet', 'Add Payment'])
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null, null])
    await waitFor(() => expect(readVisits()).toEqual({ '/merchant/product/nsdl-pan': 1 }))
  })

  it('offers in its middle everything that the shop can sell', async () => {
    await openBar()
    const all = [...(await screen.findByRole('navigation', { name: 'Most used' })).children]
    expect(all.map((one) => one.textContent)).toEqual(['Dashboard', 'NSDL PAN', 'New', 'Wallet', 'Add Payment'])
    await userEvent.click((await bar()).getByRole('button', { name: 'New application' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'New application' }))
    expect(sheet.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/merchant/product/nsdl-pan/apply/N/individual',
      '/merchant/product/nsdl-pan/apply/N',
      '/merchant/product/nsdl-pan/apply/C',
      '/merchant/product/nsdl-pan/apply/paperless',
      '/merchant/product/uti-pan/coupon/buy',
      '/merchant/product/gst/registration/new',
      '/merchant/product/gst/filling/new',
    ])
  })

  it('offers nothing new to whoever may not apply', async () => {
    await openBar(['payment'])
    expect((await bar()).queryByRole('button', { name: 'New application' })).toBeNull()
  })
})

it('a wide screen has no foot', async () => {
  await openBar()
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Most used' })).toBeNull())
})
