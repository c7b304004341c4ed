import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { StaffMember, StaffRow } from '../../contract/staff.ts'
import { json, nothing, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { StaffDialog } from './staff-dialog.tsx'
import { StaffListPage } from './staff-list-page.tsx'

const row: StaffRow = {
  id: '7',
  code: 'S000002',
  name: 'Asha Rao',
  userName: 'asha',
  role: 'staff',
  state: 'active',
  permissions: 'GST',
  mobileNo: '9876540001',
  emailId: 'asha@office.test',
  lastSignIn: null,
}
const member: StaffMember = {
  id: '7',
  name: 'Asha Rao',
  userName: 'asha',
  emailId: 'asha@office.test',
  mobileNo: '9876540001',
  role: 'staff',
  permissions: ['gst'],
  version: 3,
}

function answer(role: 'admin' | 'staff', refusal?: () => Response) {
  return serve({
    'GET /auth/me': () => json({ code: 'A000001', role, owner: false, permissions: ['user'] }),
    'POST /backend/hr/staff-list': () => json({ data: [row], totalRecords: 1, filterRecords: 1 }),
    'GET /backend/hr/staff/7': () => json(member),
    'POST /backend/hr/staff/add': refusal ?? (() => json({ id: '8' })),
    'POST /backend/hr/staff/7/change': refusal ?? nothing,
  })
}
/** The form alone, because a whole table behind it takes its time. */
async function open(id?: string, refusal?: () => Response) {
  const requests = answer('admin', refusal)
  await renderPage(<StaffDialog id={id} onClose={() => undefined} />)
  await box(/^Name/)
  return () => requests.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body }))
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const box = (label: RegExp) => screen.findByLabelText(label)
const fill = async (label: RegExp, value: string) => fireEvent.change(await box(label), { target: { value } })

describe('the staff list', () => {
  it.each([
    ['admin', ['Add staff', 'Edit']],
    ['staff', []],
  ] as const)('offers to the role %s: %j', async (role, offered) => {
    answer(role)
    await renderPage(<StaffListPage />)
    await screen.findByText('S000002')
    const link = screen.getByRole('link', { name: 'Open' })
    expect(link.getAttribute('href')).toBe('/backend/user-management/user/7')
    const buttons = screen.getAllByRole('button').map((button) => button.textContent ?? '')
    expect(buttons.filter((text) => ['Add staff', 'Edit'].includes(text))).toEqual(offered)
  })
})

describe('the form for staff', () => {
  it("says 'Required' at each empty field and sends nothing", async () => {
    const sent = await open()
    await press('Add')
    expect(await screen.findAllByText('Required')).toHaveLength(4)
    expect(sent()).toEqual([])
  })

  it('begins with no tick; each has a sentence, and what is ticked is sent', async () => {
    const sent = await open()
    const ticks = await screen.findAllByRole<HTMLInputElement>('checkbox')
    expect([ticks.length, ticks.filter(({ checked }) => checked)]).toEqual([10, []])
    expect(screen.getByText('Process GST registrations and returns.')).toBeTruthy()
    await fill(/^Name/, 'Binod Das')
    await fill(/^User name/, 'binod')
    await fill(/^Email ID/, 'binod@office.test')
    await fill(/^Mobile No/, '9876540002')
    await userEvent.click(await box(/^GST/))
    await userEvent.click(await box(/^Reports/))
    await press('Add')
    await screen.findByText('Staff added. A mail with a link to set a password is on its way.')
    expect(sent()).toEqual([
      {
        path: '/backend/hr/staff/add',
        body: {
          name: 'Binod Das',
          userName: 'binod',
          emailId: 'binod@office.test',
          mobileNo: '9876540002',
          role: 'staff',
          permissions: ['gst', 'report'],
        },
      },
    ])
  })

  it('shows no ticks for an admin, who may do everything', async () => {
    await open()
    await userEvent.selectOptions(await box(/^Role/), 'admin')
    expect(screen.queryAllByRole('checkbox')).toEqual([])
    expect(screen.getByText(/An admin may do everything/)).toBeTruthy()
  })

  it('changes someone with the version that was read, and without a role', async () => {
    const sent = await open('7')
    await fill(/^Name/, 'Asha K Rao')
    await press('Save')
    await screen.findByText('Staff saved')
    const { id: _id, role: _role, ...same } = member
    expect(sent()).toEqual([{ path: '/backend/hr/staff/7/change', body: { ...same, name: 'Asha K Rao' } }])
  })

  it('puts what someone else has beside its field, and keeps the form open', async () => {
    const data = { userName: 'Someone else has this user name' }
    await open('7', () => json({ message: 'Please check what you entered.', data }, 400))
    await press('Save')
    const dialog = within(screen.getByRole('dialog'))
    await waitFor(() => expect(dialog.getAllByText('Someone else has this user name').length).toBeGreaterThan(0))
    expect(dialog.getByLabelText(/^User name/).getAttribute('aria-invalid')).toBe('true')
  })

  it('tells when someone else has changed the person meanwhile', async () => {
    const message = 'Someone else has changed this person meanwhile. Please open the form again.'
    await open('7', () => json({ message }, 409))
    await press('Save')
    expect(await screen.findByText(message)).toBeTruthy()
  })
})
