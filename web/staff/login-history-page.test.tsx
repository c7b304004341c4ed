import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type LoginRow, listLogins } from '../../contract/sign-in-history.ts'
import { json, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { LoginHistoryPage } from './login-history-page.tsx'

const row: LoginRow = {
  id: '0b9f8f2e-7f6d-4a57-9c4e-0d7f6a1b2c3d',
  userId: '9',
  code: 'E000004',
  name: 'Asha Rao',
  kind: 'merchant-staff',
  device: 'Chrome on Android',
  ip: '203.0.113.9',
  startedAt: '2026-11-14T06:00:00.000Z',
  lastSeenAt: '2026-11-14T07:00:00.000Z',
  endedAt: '2026-11-14T07:10:00.000Z',
  how: 'refresh token used elsewhere',
}

async function open(role: 'admin' | 'staff') {
  serve({
    'GET /auth/me': () => json({ code: 'A000001', role, owner: false, permissions: ['user'] }),
    [`POST ${listLogins.path}`]: () => json({ data: [row], totalRecords: 1, filterRecords: 1 }),
  })
  await renderPage(<LoginHistoryPage />)
  return screen.findByRole('row', { name: /E000004/ })
}

it('the login history says who signed in, where, until when and why it ended, and leads to the person', async () => {
  const line = within(await open('staff'))
  const said = ['Asha Rao', "Merchant's staff", 'Chrome on Android', '203.0.113.9', 'Used from another browser']
  for (const text of said) expect(line.getByText(text)).toBeTruthy()
  expect(line.getByRole('link', { name: 'Open' }).getAttribute('href')).toMatch(/\/user-management\/user\/9$/)
})

it('leads admins to the failed sign-ins in the audit list, and nobody else', async () => {
  await open('staff')
  expect(screen.queryByRole('link', { name: 'Failed sign-ins' })).toBeNull()
  await open('admin')
  const link = await screen.findByRole('link', { name: 'Failed sign-ins' })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(/audit-list\?filters=.*sign-in\.failed/)
})
