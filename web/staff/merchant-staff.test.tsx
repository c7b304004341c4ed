import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { MerchantStaffMember } from '../../contract/merchant-staff.ts'
import { json, nothing, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { MerchantStaffEditPage, MerchantStaffNewPage } from './merchant-staff-form-page.tsx'
import { MerchantStaffPage } from './merchant-staff-page.tsx'

const base = '/merchant/usermanagement/staff/'
const member: MerchantStaffMember = {
  id: '9',
  code: 'E000004',
  userName: '9876540001',
  fullName: 'Asha Rao',
  fatherName: 'Mohan Rao',
  gender: 'F',
  dob: '1990-04-05',
  mobileNo: '9876540001',
  emailId: 'asha@shop.test',
  pendingEmail: null,
  aadharNo: 'XXXX XXXX 7058',
  panNo: 'ABCPD1234E',
  permissions: ['apply'],
  state: 'active',
  kycState: 'not-started',
  lastSignIn: null,
  createdAt: '2026-11-01T06:00:00.000Z',
  changeable: true,
  version: 2,
}

function answer(change: Partial<MerchantStaffMember> = {}, me: object = { owner: true, permissions: [] }) {
  const requests = serve({
    'GET /auth/me': () => json({ code: 'M000001', role: 'merchant', ...me }),
    [`GET ${base}9`]: () => json({ ...member, ...change }),
    [`POST ${base}add`]: () => json({ id: '10' }),
    [`POST ${base}9/change`]: nothing,
    [`POST ${base}9/lock`]: nothing,
  })
  return () => requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])
}
const typed = {
  'Full Name': 'Binod Das',
  "Father's Name": 'Gopal Das',
  Gender: 'M',
  DOB: '03-02-1992',
  'Mobile No.': '98765 40002',
  'Email ID': 'Binod@shop.test',
  PAN: 'bcdpd1234f',
}
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\*)?$`))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const tick = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

describe('adding staff', () => {
  it("says 'Required' at what is missing; the Aadhaar number may be", async () => {
    const sent = answer()
    await renderPage(<MerchantStaffNewPage />)
    await screen.findByLabelText(/^Full Name/)
    await press('Add staff')
    expect(await screen.findAllByText('Required')).toHaveLength(7)
    expect(sent()).toEqual([])
  })

  it('sends what was typed and goes to the list', async () => {
    const sent = answer()
    const { router } = await renderPage(<MerchantStaffNewPage />)
    await screen.findByLabelText(/^Full Name/)
    for (const [label, value] of Object.entries(typed)) fireEvent.change(box(label), { target: { value } })
    await userEvent.click(tick('Applications'))
    await press('Add staff')
    await waitFor(() => expect(router.state.location.pathname).toBe('/merchant/user-management/staff-list'))
    expect(sent()).toMatchObject([[`${base}add`, { fullName: 'Binod Das', gender: 'M', permissions: ['apply'] }]])
  })

  it('lets staff give only what they hold, and never the right to manage people', async () => {
    answer({}, { owner: false, permissions: ['manage-people', 'courier'] })
    await renderPage(<MerchantStaffNewPage />)
    await screen.findByLabelText(/^Full Name/)
    const open = ['Applications', 'Payments', 'Courier', 'Reports', 'Manage people'].filter(
      (one) => !tick(one).disabled,
    )
    expect(open).toEqual(['Courier'])
  })
})

describe('changing staff', () => {
  it('sends the version that was read; an empty Aadhaar field keeps the number', async () => {
    const sent = answer()
    await renderPage(<MerchantStaffEditPage id="9" />)
    await screen.findByDisplayValue('Asha Rao')
    expect(screen.getByText('Kept: XXXX XXXX 7058. Leave this empty to keep it.')).toBeTruthy()
    await userEvent.click(tick('Courier'))
    await press('Save')
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()).toMatchObject([[`${base}9/change`, { aadharNo: '', permissions: ['apply', 'courier'], version: 2 }]])
  })

  it('leaves who they are alone once KYC is handed in', async () => {
    answer({ kycState: 'submitted' })
    await renderPage(<MerchantStaffEditPage id="9" />)
    await screen.findByText('KYC was handed in, so who this person is cannot be changed here.')
    const shut = [...Object.keys(typed), 'Aadhaar No.'].filter((label) => box(label).disabled)
    expect(shut).toEqual(['Full Name', "Father's Name", 'Gender', 'DOB', 'PAN', 'Aadhaar No.'])
  })
})

describe('one of the staff', () => {
  it('is shown with KYC, permissions and a masked Aadhaar number, and is locked after a question', async () => {
    const sent = answer()
    await renderPage(<MerchantStaffPage id="9" />)
    await screen.findByText('E000004')
    expect(screen.getByText('XXXX XXXX 7058')).toBeTruthy()
    expect([screen.getByText('Not started'), screen.getByText('05-Apr-1990')]).toHaveLength(2)
    await press('Lock')
    expect(sent()).toEqual([])
    const [, confirm] = screen.getAllByRole('button', { name: 'Lock' })
    if (confirm) await userEvent.click(confirm)
    await screen.findByText('Asha Rao is locked')
    expect(sent()).toEqual([[`${base}9/lock`, undefined]])
  })

  it('has no buttons for who may not change them', async () => {
    answer({ changeable: false })
    await renderPage(<MerchantStaffPage id="9" />)
    await screen.findByText('They may do more than you: only the owner of the business may change this person.')
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Lock' })).toBeNull()
  })
})
