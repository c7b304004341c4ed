import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { MemberView } from '../../contract/member.ts'
import { json, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { MemberListPage } from './member-list-page.tsx'
import { MemberPage } from './member-page.tsx'

const member: MemberView = {
  bussName: 'Rao Stores',
  idName: 'Retailer',
  panNo: 'ABCPD0001E',
  gstNo: '27AAPFU0939F1ZV',
  address1: '12 Market Road',
  address2: 'Ward 4',
  address3: 'Near the bank',
  district: 'Pune',
  state: 'Maharashtra',
  pin: '411001',
  staff: {
    fullName: 'Asha Rao',
    fatherName: 'Mohan Rao',
    gender: 'M',
    dob: '1990-04-05',
    mobileNo: '9876540001',
    emailId: 'asha@people.test',
    aadharNo: 'XXXX XXXX 0016',
    panNo: 'ABCPD0001E',
  },
}

async function open(staff: Partial<MemberView['staff']> = {}) {
  serve({
    'GET /merchant/usermanagement/view-member/7': () => json({ ...member, staff: { ...member.staff, ...staff } }),
  })
  await renderPage(<MemberPage id="7" />)
  await screen.findByText('Rao Stores')
}
const factsOf = (name: string) => {
  const card = within(screen.getByRole('region', { name }))
  const [terms, values] = [card.getAllByRole('term'), card.getAllByRole('definition')]
  return terms.map((term, i) => [term.textContent, values[i]?.textContent])
}

describe('the view of a member', () => {
  it('shows business and staff information, read only, the day with spaces', async () => {
    await open()
    expect(factsOf('Business Information')).toEqual([
      ['Business Name', 'Rao Stores'],
      ['ID Type', 'Retailer'],
      ['PAN No.', 'ABCPD0001E'],
      ['GST No.', '27AAPFU0939F1ZV'],
      ['Address Line 1', '12 Market Road'],
      ['Address Line 2', 'Ward 4'],
      ['Address Line 3', 'Near the bank'],
      ['District', 'Pune'],
      ['State', 'Maharashtra'],
      ['Pincode', '411001'],
    ])
    expect(factsOf('Staff Information')).toEqual([
      ['Full Name', 'Asha Rao'],
      ["Father's Name", 'Mohan Rao'],
      ['Gender', 'Male'],
      ['DOB', '05 Apr 1990'],
      ['Mobile No.', '9876540001'],
      ['Email ID', 'asha@people.test'],
      ['Aadhar No.', 'XXXX XXXX 0016'],
      ['PAN No.', 'ABCPD0001E'],
    ])
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it.each([
    ['M', 'Male'],
    ['F', 'Female'],
    ['T', 'Transgender'],
  ] as const)('calls the gender %s %s', async (gender, word) => {
    await open({ gender })
    expect(factsOf('Staff Information')).toContainEqual(['Gender', word])
  })

  it('says that there is none where it is not below', async () => {
    serve({})
    await renderPage(<MemberPage id="7" />)
    await screen.findByText('Something went wrong')
  })
})

describe('the list of members', () => {
  it('asks for one level where one is chosen', async () => {
    const requests = serve({
      'POST /merchant/usermanagement/member-list': () => json({ data: [], totalRecords: 0, filterRecords: 0 }),
    })
    await renderPage(<MemberListPage />)
    await screen.findByText('You have no members yet. Add the first one above.')
    await userEvent.click(screen.getByRole('radio', { name: 'Level 2' }))
    await screen.findByText('You have no members yet. Add the first one above.')
    const asked = requests.map(({ body }) => (body as { additionFilter?: unknown }).additionFilter)
    expect(asked).toEqual([undefined, { level: '2' }])
  })
})
