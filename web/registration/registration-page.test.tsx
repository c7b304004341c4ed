import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { formatDateTime } from '../../contract/kernel/dates.ts'
import type { RegistrationDetail } from '../../contract/registration-review.ts'
import { json, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { RegistrationPage } from './registration-page.tsx'

const registration: RegistrationDetail = {
  refNo: 'R000007',
  dated: '2026-11-15T06:00:00.000Z',
  fName: 'Asha',
  lName: 'Rao',
  fatherName: 'Mohan Rao',
  gender: 'F',
  dob: '1990-04-05',
  mobileNo: '9876540001',
  emailId: 'asha@people.test',
  panNo: 'ABCPD0001E',
  idName: 'Retailer',
  shopName: 'Rao Stores',
  address1: '12 Market Road',
  address2: 'Ward 4',
  address3: 'Near the bank',
  district: 'Pune',
  districtKnown: true,
  state: 'Maharashtra',
  pin: '411001',
  clientIp: '203.0.113.9',
  status: 'pending',
  decision: null,
  reasons: ['The address is incomplete. Give a landmark.'],
}
const options = {
  mobileNo: '9876540001',
  idType: '1',
  pkgs: [{ value: '1', label: 'Standard' }],
  idtypes: [{ value: '1', label: 'Retailer' }],
}

async function open(change: Partial<RegistrationDetail> = {}, refuse?: () => Response) {
  const answer = refuse ?? (() => new Response(null, { status: 204 }))
  const requests = serve({
    'GET /backend/registration/7': () => json({ ...registration, ...change }),
    'GET /backend/registration/reg-approve/7': () => json(options),
    'POST /backend/registration/reg-approve/7': answer,
    'POST /backend/registration/reg-reject/7': answer,
  })
  const view = await renderPage(<RegistrationPage id="7" />)
  await screen.findByText('R000007')
  const sent = () => requests.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body }))
  return { ...view, sent }
}

/** Label and value side by side, as they are read. */
const factsOf = (name: string): (string | null)[][] => {
  const region = within(screen.getByRole('region', { name }))
  const values = region.getAllByRole('definition').map(({ textContent }) => textContent)
  return region.getAllByRole('term').map(({ textContent }, at) => [textContent, values[at] ?? null])
}

describe('the left half', () => {
  it('shows person and shop under the labels of the specification, read only', async () => {
    await open()
    expect(factsOf('User Information').filter(([label]) => label !== 'PAN')).toEqual([
      ['Ref No.', 'R000007'],
      ['Dated', formatDateTime(registration.dated)],
      ['First Name', 'Asha'],
      ['Last Name', 'Rao'],
      ["Father's Name", 'Mohan Rao'],
      ['Gender', 'Female'],
      ['DOB', '05-Apr-1990'],
      ['Mobile No.', '9876540001'],
      ['Email ID', 'asha@people.test'],
      ['ID Type', 'Retailer'],
    ])
    expect(factsOf('Shop Information')).toEqual([
      ['Shop Name', 'Rao Stores'],
      ['Address Line 1', '12 Market Road'],
      ['Address Line 2', 'Ward 4'],
      ['Address Line 3', 'Near the bank'],
      ['District', 'Pune'],
      ['State', 'Maharashtra'],
      ['Pincode', '411001'],
      ['IP Address', '203.0.113.9'],
    ])
    const left = within(screen.getByRole('region', { name: 'User Information' }))
    expect(left.queryAllByRole('textbox')).toEqual([])
  })

  it.each([
    ['M', 'Male'],
    ['F', 'Female'],
    ['T', 'Transgender'],
  ] as const)('calls the gender %s %s', async (gender, word) => {
    await open({ gender })
    expect(factsOf('User Information')).toContainEqual(['Gender', word])
  })
})

describe('the approve tab', () => {
  it('stands open, with the mobile number as user name and dropdowns that begin at --Select--', async () => {
    await open()
    expect(screen.getByRole('tab', { name: 'Approve' }).getAttribute('aria-selected')).toBe('true')
    expect((await screen.findByLabelText<HTMLInputElement>(/User Name/)).value).toBe('9876540001')
    for (const label of [/ID Type/, /Package/]) {
      const dropdown = screen.getByLabelText<HTMLSelectElement>(label, { selector: 'select' })
      expect([dropdown.value, dropdown.options[0]?.text]).toEqual(['', '--Select--'])
    }
  })

  it('says beside the dropdown which ID type the shop asked for', async () => {
    await open()
    const dropdown = await screen.findByLabelText(/ID Type/, { selector: 'select' })
    const beside = document.getElementById(dropdown.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
    expect(beside?.textContent).toBe('The shop asked for: Retailer')
  })

  it("says 'Required' at what is missing and sends nothing", async () => {
    const { sent } = await open()
    await userEvent.clear(await screen.findByLabelText(/User Name/))
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
    expect(await screen.findAllByText('Required')).toHaveLength(3)
    expect(sent()).toEqual([])
  })

  it('sends what was chosen and goes back to the list', async () => {
    const { sent, router } = await open()
    await userEvent.type(await screen.findByLabelText(/^Password/), 'a first password')
    await userEvent.selectOptions(screen.getByLabelText(/ID Type/, { selector: 'select' }), '1')
    await userEvent.selectOptions(screen.getByLabelText(/Package/), '1')
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/backend/user-management/registration'))
    expect(sent()[0]?.body).toEqual({
      idType: '1',
      packageId: '1',
      userName: '9876540001',
      password: 'a first password',
      remark: '',
    })
  })

  it('shows what the server refuses at its field, and keeps what was typed', async () => {
    const data = { userName: 'Someone else has this user name' }
    const { router } = await open({}, () => json({ message: 'Please check what you entered.', data }, 400))
    await userEvent.type(await screen.findByLabelText(/^Password/), 'a first password')
    await userEvent.selectOptions(screen.getByLabelText(/ID Type/, { selector: 'select' }), '1')
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
    expect(await screen.findAllByText(/Someone else has this user name/)).not.toEqual([])
    expect(screen.getByLabelText<HTMLInputElement>(/^Password/).value).toBe('a first password')
    expect(router.state.location.pathname).toBe('/page')
  })
})

describe('the reject tab', () => {
  it("asks for a 'Reason', which a prepared one can begin", async () => {
    const { sent, router } = await open()
    await userEvent.click(screen.getByRole('tab', { name: 'Reject' }))
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }))
    expect(await screen.findAllByText('Required')).toHaveLength(1)
    await userEvent.selectOptions(screen.getByLabelText(/Prepared reasons/), registration.reasons)
    await userEvent.type(screen.getByLabelText(/^Reason/), ' Thank you.')
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/backend/user-management/registration'))
    expect(sent()[0]?.body).toEqual({ remark: `${registration.reasons[0]} Thank you.` })
  })
})

it('a decided registration shows the decision in place of the tabs', async () => {
  const decision = { at: '2026-11-15T07:00:00.000Z', by: 'A Clerk', remark: 'Known', merchantCode: 'M000004' }
  await open({ status: 'approved', decision })
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.getByText('M000004')).toBeTruthy()
})
