import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { formatPaise } from '../../contract/kernel/money.ts'
import { json, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { AddMemberPage } from './add-member-page.tsx'

const options = {
  idtypes: [{ value: '1', label: 'Retailer (₹500.00)', price: 50_000 }],
  balance: 120_000,
  obstacle: null as string | null,
}
const typed = {
  'Shop name': 'Rao Stores',
  'ID type': '1',
  'Address line 1': '12 Market Road',
  Pincode: '411 001',
  'First name': 'Asha',
  "Father's name": 'Mohan Rao',
  Gender: 'F',
  'Date of birth': '05-04-1990',
  'Mobile number': '98765 43210',
  'E-mail': 'Asha@people.test',
  PAN: 'abcpd1234e',
}
const box = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\*)?$`), { selector: 'input, select' })
const press = () => userEvent.click(screen.getByRole('button', { name: 'Add Member' }))
const asked = () => screen.findByRole('dialog', { name: 'Add this member?' })
const pay = async () => {
  await press()
  await userEvent.click(within(await asked()).getByRole('button', { name: 'Pay ₹500.00 and add' }))
}

async function open(change: Partial<typeof options> = {}, answer = () => json({ id: '17', code: 'M000017' })) {
  const requests = serve({
    'GET /merchant/usermanagement/add-member': () => json({ ...options, ...change }),
    'POST /merchant/usermanagement/add-member': () => answer(),
    'GET /reference/pincode/411001': () => json({ state: 'Maharashtra', districts: ['Pune'], elsewhere: [] }),
  })
  const view = await renderPage(<AddMemberPage />)
  const sent = () => requests.filter(({ method }) => method === 'POST')
  return { ...view, sent }
}

async function fill() {
  await screen.findByText('Price of the id')
  for (const [label, value] of Object.entries(typed)) fireEvent.change(box(label), { target: { value } })
  await waitFor(() => expect(box('District').value).toBe('Pune'))
  await userEvent.click(screen.getByRole('checkbox'))
}

describe('the form for a member', () => {
  it('sends everything tidied under a key, and opens the new member', async () => {
    const { sent, router } = await open()
    await fill()
    await pay()
    await waitFor(() => expect(router.state.location.pathname).toBe('/merchant/user-management/view-frenchies/17'))
    const [request] = sent()
    expect(request?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
    expect(request?.body).toEqual({
      shopName: 'Rao Stores',
      idType: '1',
      gstNo: '',
      address1: '12 Market Road',
      address2: '',
      address3: '',
      pin: '411001',
      state: 'Maharashtra',
      district: 'Pune',
      fName: 'Asha',
      lName: '',
      fatherName: 'Mohan Rao',
      gender: 'F',
      dob: '1990-04-05',
      mobileNo: '9876543210',
      emailId: 'asha@people.test',
      panNo: 'ABCPD1234E',
      total: 50_000,
      consent: true,
    })
  })

  it('asks once before it takes the price, with whom and what it is paid for', async () => {
    const { sent } = await open()
    await fill()
    await press()
    const { textContent } = await asked()
    expect(textContent).toContain('Rao Stores')
    expect(textContent).toContain('₹500.00 is taken from your wallet')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent()).toEqual([])
  })

  it('a second try after a lost answer carries the same key, a changed one another', async () => {
    const answers = [
      () => Promise.reject(new TypeError('lost')) as unknown as Response,
      () => json({ message: 'The balance is too low: ₹1.00 more is needed.' }, 409),
      () => json({ message: 'Please check what you entered.', data: { panNo: 'Taken' } }, 400),
    ]
    const { sent } = await open({}, () => answers.shift()?.() ?? json({}, 500))
    await fill()
    await pay()
    await screen.findByText('Network Error')
    await pay()
    await screen.findByText(/The balance is too low/)
    fireEvent.change(box('PAN'), { target: { value: 'ABCPD1234F' } })
    await pay()
    await screen.findAllByText('Taken')
    const keys = sent().map(({ headers }) => headers.get('idempotency-key'))
    expect(keys[0]).toBe(keys[1])
    expect(keys[2]).not.toBe(keys[1])
  })

  it('shows and asks with the new price where it has changed meanwhile, and then pays that', async () => {
    let price = 50_000
    const offer = () => ({ value: '1', label: `Retailer (${formatPaise(price)})`, price })
    const requests = serve({
      'GET /merchant/usermanagement/add-member': () => json({ ...options, balance: 200_000, idtypes: [offer()] }),
      'POST /merchant/usermanagement/add-member': ({ body }) => {
        if ((body as { total: number }).total === 60_000) return json({ id: '17', code: 'M000017' })
        price = 60_000
        return json({ message: 'The price has changed: it is ₹600.00 now. Nothing was charged.' }, 409)
      },
      'GET /reference/pincode/411001': () => json({ state: 'Maharashtra', districts: ['Pune'], elsewhere: [] }),
    })
    const { router } = await renderPage(<AddMemberPage />)
    await fill()
    await pay()
    await screen.findByText(/The price has changed: it is ₹600\.00 now/)
    await screen.findByRole('option', { name: 'Retailer (₹600.00)' })
    expect(screen.getByText('₹600.00')).toBeTruthy()
    expect(screen.queryByText('₹500.00')).toBeNull()
    expect(box('PAN').value).toBe('abcpd1234e')
    await press()
    const dialog = await asked()
    expect(dialog.textContent).toContain('₹600.00 is taken from your wallet')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pay ₹600.00 and add' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/merchant/user-management/view-frenchies/17'))
    const totals = requests
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => (body as { total: number }).total)
    expect(totals).toEqual([50_000, 60_000])
  })

  it('has its entries again for whoever leaves it and comes back', async () => {
    const { unmount } = await open()
    await fill()
    unmount()
    await open()
    await screen.findByText('Your last entries are back.')
    expect(box('PAN')).toHaveProperty('value', 'abcpd1234e')
  })

  it("says 'Required' at what is missing and sends nothing", async () => {
    const { sent } = await open()
    await screen.findByText('Price of the id')
    await press()
    expect((await screen.findAllByText('Required')).length).toBeGreaterThanOrEqual(12)
    expect(screen.getByText('Please tick this to go on')).toBeTruthy()
    expect(sent()).toEqual([])
  })

  it('shows the price, the balance and what is left, or what is missing', async () => {
    await open()
    await screen.findByText('Choose an id type')
    fireEvent.change(box('ID type'), { target: { value: '1' } })
    expect([screen.getByText('₹500.00'), screen.getByText('₹1,200.00'), screen.getByText('₹700.00')]).toHaveLength(3)
  })

  it('leads to adding money where the balance is too low', async () => {
    await open({ balance: 49_900 })
    await screen.findByText('Choose an id type')
    fireEvent.change(box('ID type'), { target: { value: '1' } })
    expect(screen.getByText(/₹1.00 more is needed/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Add money' }).getAttribute('href')).toBe('/merchant/accounts/payment-req')
  })

  it('stands back where nobody can be added, and says why', async () => {
    await open({ obstacle: 'The KYC of your business is not approved yet.' })
    await screen.findByText('The KYC of your business is not approved yet.')
    expect(screen.queryByRole('button', { name: 'Add Member' })).toBeNull()
  })
})
