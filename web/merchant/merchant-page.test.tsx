import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { MerchantDetail } from '../../contract/merchant.ts'
import { json, nothing, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { IdSaleListPage } from './id-sale-list-page.tsx'
import { MerchantPage } from './merchant-page.tsx'

const person = { name: 'Asha Rao', mobileNo: '9876540001', emailId: 'asha@people.test', locked: false }
const merchant: MerchantDetail = {
  id: '7',
  code: 'M000007',
  status: 'active',
  joined: '2026-11-15T06:00:00.000Z',
  bussName: 'Rao Stores',
  idName: 'Distributor',
  idType: '2',
  packageId: '1',
  packageName: 'Standard',
  mobileNo: '9876540001',
  emailId: 'shop@people.test',
  panNo: 'ABCPD0001E',
  gstNo: '',
  address1: '12 Market Road',
  address2: '',
  address3: '',
  district: 'Pune',
  state: 'Maharashtra',
  pin: '411001',
  upline: { id: '3', code: 'M000003', bussName: 'Top Traders' },
  balance: 12_34_567,
  owner: { ...person, id: '21', code: 'M000007', kyc: 'approved' },
  employees: [{ ...person, id: '22', code: 'E000002', name: 'Ravi', kyc: 'submitted', locked: true }],
  documents: [{ kind: 'pan', state: 'verified' }],
  staff: {
    fullName: 'Asha Rao',
    fatherName: 'Mohan Rao',
    gender: 'F',
    dob: '1990-04-05',
    mobileNo: '9876540001',
    emailId: 'asha@people.test',
    aadharNo: '',
    panNo: 'ABCPD0001E',
  },
}
const node = { idName: 'Retailer' }

async function open({ role = 'admin', ...change }: Partial<MerchantDetail> & { role?: string } = {}) {
  const requests = serve({
    'GET /auth/me': () =>
      json({ code: 'A000001', displayName: 'A', role, owner: false, permissions: ['user'], businessName: null }),
    'GET /backend/merchant/7': () => json({ ...merchant, ...change }),
    'GET /backend/merchant/7/members': () =>
      json({
        counts: [1, 1, 0],
        members: [
          { ...node, id: '8', code: 'M000008', bussName: 'First', uplineId: '7', level: 1 },
          { ...node, id: '9', code: 'M000009', bussName: 'Second', uplineId: '8', level: 2 },
        ],
      }),
    'GET /backend/merchant/7/wallet': () => json({ balance: 5_00, earnings: { pending: 0, advanced: 0 }, lines: [] }),
    'GET /backend/merchant/7/choices': () =>
      json({ pkgs: [{ value: '2', label: 'Gold' }], idtypes: [{ value: '2', label: 'Distributor' }] }),
    'POST /backend/merchant/7/lock': nothing,
    'POST /backend/merchant/7/package': nothing,
    'POST /backend/merchant/7/reset-sign-in': nothing,
    'POST /backend/merchant/7/change': () =>
      json({ message: 'Please check what you entered.', data: { panNo: 'Someone else has this PAN' } }, 400),
  })
  await renderPage(<MerchantPage id="7" />)
  await screen.findByRole('heading', { name: 'Rao Stores' })
  const sent = () => requests.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body }))
  return { sent, requests }
}
const choose = async (item: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Manage' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
  return within(await screen.findByRole('dialog'))
}

describe('the page of a merchant', () => {
  it('shows facts, people with their KYC, and the tree below', async () => {
    await open()
    expect(screen.getByRole('link', { name: 'M000003 Top Traders' }).getAttribute('href')).toBe(
      '/backend/user-management/merchant/3',
    )
    expect(screen.getByText('12,345.67/-')).toBeTruthy()
    await userEvent.click(screen.getByRole('tab', { name: 'People' }))
    expect(screen.getByText('PAN card: Verified')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open the KYC of E000002' }).getAttribute('href')).toBe(
      '/backend/user-management/staff-kyc/22',
    )
    await userEvent.click(screen.getByRole('tab', { name: 'Members' }))
    expect(await screen.findByText('Level 1: 1 · Level 2: 1 · Level 3: 0')).toBeTruthy()
    const first = screen.getByRole('link', { name: 'M000008 First' }).closest('li')
    expect(first && within(first).getByRole('link', { name: 'M000009 Second' })).toBeTruthy()
    await userEvent.click(screen.getByRole('tab', { name: 'Wallet' }))
    expect(await screen.findByText('No money has moved yet.')).toBeTruthy()
  })

  it('shows activity to an admin, and not to staff', async () => {
    await open()
    expect(await screen.findByRole('tab', { name: 'Activity' })).toBeTruthy()
  })

  it('shows staff no activity', async () => {
    const { requests } = await open({ role: 'staff' })
    await waitFor(() => expect(requests.some(({ path }) => path === '/auth/me')).toBe(true))
    expect(screen.queryByRole('tab', { name: 'Activity' })).toBeNull()
  })
})

describe('managing a merchant', () => {
  it('locks with a reason, and asks for one', async () => {
    const { sent } = await open()
    const dialog = await choose('Lock the business')
    await userEvent.click(dialog.getByRole('button', { name: 'Lock' }))
    expect(await dialog.findByText('Required')).toBeTruthy()
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Complaint 17')
    await userEvent.click(dialog.getByRole('button', { name: 'Lock' }))
    await screen.findByText('Rao Stores is locked')
    expect(sent()).toEqual([{ path: '/backend/merchant/7/lock', body: { remark: 'Complaint 17' } }])
  })

  it('offers to unlock a locked one', async () => {
    await open({ status: 'locked' })
    await userEvent.click(screen.getByRole('button', { name: 'Manage' }))
    expect(await screen.findByRole('menuitem', { name: 'Unlock the business' })).toBeTruthy()
  })

  it('changes the package', async () => {
    const { sent } = await open()
    const dialog = await choose('Change the package')
    await userEvent.selectOptions(await dialog.findByLabelText(/Package/), '2')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await screen.findByText('Package changed')
    expect(sent()).toEqual([{ path: '/backend/merchant/7/package', body: { packageId: '2' } }])
  })

  it("resets the owner's sign-in after a question", async () => {
    const { sent } = await open()
    const dialog = await choose("Reset the owner's sign-in")
    expect(dialog.getByText(/goes to asha@people.test/)).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Reset and mail the link' }))
    await screen.findByText('The link was mailed to the owner')
    expect(sent().map(({ path }) => path)).toEqual(['/backend/merchant/7/reset-sign-in'])
  })

  it('shows a refusal of the facts at its field', async () => {
    await open()
    const dialog = await choose('Edit the facts')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect((await dialog.findAllByText(/Someone else has this PAN/)).length).toBeGreaterThan(0)
  })
})

it('the id sales show their totals, by type and all together', async () => {
  serve({
    'GET /backend/usermanagement/id-sale-list/totals': () =>
      json([
        { idName: 'Retailer', nos: 3, paid: 1_000_00, given: 500_00 },
        { idName: 'Distributor', nos: 1, paid: 0, given: 5_000_00 },
      ]),
    'POST /backend/usermanagement/id-sale-list': () => json({ data: [], totalRecords: 0, filterRecords: 0 }),
  })
  await renderPage(<IdSaleListPage />)
  const totals = within(await screen.findByRole('region', { name: 'Totals' }))
  const rows = totals.getAllByRole('row').map((row) => row.textContent)
  expect(rows).toContain('Retailer31,000.00/-500.00/-')
  expect(rows).toContain('All41,000.00/-5,500.00/-')
})
