import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { UserDetail } from '../../contract/user.ts'
import { json, nothing, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { UserPage } from './user-page.tsx'

const base = '/backend/usermanagement/user/'
const user: UserDetail = {
  id: '9',
  code: 'E000004',
  name: 'Asha Rao',
  userName: '9876540001',
  kind: 'merchant-staff',
  state: 'active',
  mobileNo: '9876540001',
  emailId: 'asha@shop.test',
  pendingEmail: null,
  permissions: ['apply', 'courier'],
  twoFactor: true,
  lastSignIn: '2026-11-14T06:00:00.000Z',
  createdAt: '2026-11-01T06:00:00.000Z',
  business: { id: '3', code: 'M000003', bussName: 'Rao Stores', locked: false, kycState: 'submitted' },
  signIns: [
    {
      id: '0b9f8f2e-7f6d-4a57-9c4e-0d7f6a1b2c3d',
      device: 'Chrome on Android',
      ip: '203.0.113.9',
      startedAt: '2026-11-14T06:00:00.000Z',
      lastSeenAt: '2026-11-14T07:00:00.000Z',
      current: false,
    },
  ],
  self: false,
}
const events = [
  {
    id: '1',
    at: '2026-11-14T06:00:00.000Z',
    who: 'A000001',
    role: 'admin',
    act: 'user.unlocked',
    subject: 'E000004',
    detail: '',
    ip: '203.0.113.1',
  },
]

async function open(change: Partial<UserDetail> = {}, role: 'admin' | 'staff' = 'admin') {
  const requests = serve({
    'GET /auth/me': () => json({ code: 'A000001', role, owner: false, permissions: ['user'] }),
    [`GET ${base}9`]: () => json({ ...user, ...change }),
    [`GET ${base}9/activity`]: () => json(events),
    [`POST ${base}9/lock`]: nothing,
    [`POST ${base}9/unlock`]: nothing,
    [`POST ${base}9/reset-password`]: nothing,
    [`POST ${base}9/two-factor-off`]: nothing,
    [`POST /backend/usermanagement/sign-in/${user.signIns[0]?.id}/end`]: nothing,
  })
  await renderPage(<UserPage id="9" />)
  await screen.findByRole('heading', { name: 'Actions' })
  return () => requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const buttons = () =>
  within(screen.getByRole('region', { name: 'Actions' }))
    .queryAllByRole('button')
    .map((button) => button.textContent)

describe('the page of a user', () => {
  it('shows who it is, with ways to the business and its KYC', async () => {
    await open()
    const facts = within(screen.getByRole('region', { name: 'User' }))
    expect(facts.getByText("Merchant's staff")).toBeTruthy()
    expect(facts.getByText('Applications, Courier')).toBeTruthy()
    const ways = facts.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(ways).toEqual(['/backend/user-management/merchant/3', '/backend/user-management/staff-kyc/9'])
  })

  it('shows an admin the newest entries of the audit list, and others not', async () => {
    await open()
    expect(await screen.findByText('user.unlocked')).toBeTruthy()
  })

  it('ends a sign-in', async () => {
    const sent = await open()
    await press('End the sign-in on Chrome on Android')
    await screen.findByText('Signed out there')
    expect(sent()).toEqual([[`/backend/usermanagement/sign-in/${user.signIns[0]?.id}/end`, undefined]])
  })

  it('locks with a reason, which is asked for', async () => {
    const sent = await open()
    await press('Lock')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Lock' }))
    expect(await dialog.findByText('Required')).toBeTruthy()
    fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'Left the company' } })
    await userEvent.click(dialog.getByRole('button', { name: 'Lock' }))
    await screen.findByText('Asha Rao is locked')
    expect(sent()).toEqual([[`${base}9/lock`, { remark: 'Left the company' }]])
  })

  it('asks once more before two-factor is switched off', async () => {
    const sent = await open()
    await press('Switch two-factor off')
    expect(sent()).toEqual([])
    await userEvent.click(await screen.findByRole('button', { name: 'Switch off' }))
    await screen.findByText('Two-factor is off')
    expect(sent()).toEqual([[`${base}9/two-factor-off`, undefined]])
  })

  it('mails a link', async () => {
    const sent = await open()
    await press('Reset password')
    await screen.findByText('Link mailed')
    expect(sent()).toEqual([[`${base}9/reset-password`, undefined]])
  })
})

describe('only what the server would let someone do is offered', () => {
  it.each([
    ['a clerk, for a merchant’s staff', {}, 'staff', ['Reset password', 'Lock']],
    ['a clerk, for the back office', { kind: 'staff', business: null }, 'staff', []],
    [
      'an admin, for the back office',
      { kind: 'staff', business: null },
      'admin',
      ['Edit', 'Reset password', 'Switch two-factor off', 'Lock'],
    ],
    ['an admin, for oneself', { kind: 'admin', business: null, self: true }, 'admin', ['Edit', 'Reset password']],
    ['an admin, for who is locked', { state: 'locked', twoFactor: false }, 'admin', ['Unlock']],
    [
      'a clerk, for who is invited',
      { state: 'invited', twoFactor: false },
      'staff',
      ['Send the welcome mail again', 'Lock'],
    ],
  ] as const)('to %s', async (_who, change, role, offered) => {
    await open(change, role)
    expect(buttons()).toEqual(offered)
    if (role === 'staff') expect(screen.queryByRole('region', { name: 'Recent activity' })).toBeNull()
  })
})
