import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { RegisterPage } from '../registration/register-page.tsx'
import { json, nothing, serve } from './network.ts'
import { renderPage } from './render-page.tsx'

const picture = () => new Response('png', { headers: { 'content-type': 'image/png' } })
export const options = {
  open: true,
  idtypes: [
    { value: '1', label: 'Retailer' },
    { value: '2', label: 'Distributor' },
  ],
}
const pune = { state: 'Maharashtra', districts: ['Pune'], elsewhere: [] }
const border = {
  state: 'Tamil Nadu',
  districts: ['Cuddalore', 'Villupuram'],
  elsewhere: [{ state: 'Puducherry', districts: ['Puducherry'] }],
}

export const answers = {
  'GET /auth/register/options': () => json(options),
  'GET /reference/pincode/411001': () => json(pune),
  'GET /reference/pincode/605106': () => json(border),
  'POST /auth/register/send-code': () => json({ message: 'A code is on its way.' }),
  'POST /auth/register/check-code': nothing,
  'POST /captcha': picture,
  'POST /auth/register': () => json({ refNo: 'R000042', dated: '2026-04-05T06:30:00Z' }),
}

export const person = {
  'First name': 'Asha',
  'Last name': 'Rao',
  "Father's name": 'Mohan Rao',
  Gender: 'F',
  'Date of birth': '05-04-1990',
  'Mobile number': '98765 43210',
  'E-mail': 'Asha@example.com',
  PAN: 'abcpd1234e',
}
export const shop = { 'Shop name': 'Rao Stores', 'ID type': '1', 'Address line 1': '12 Market Road', Pincode: '411001' }

export async function open(changed: Parameters<typeof serve>[0] = {}) {
  const requests = serve({ ...answers, ...changed })
  await renderPage(<RegisterPage />)
  return requests
}

export const box = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\*)?$`))
export function fill(values: Record<string, string>): void {
  for (const [label, value] of Object.entries(values)) fireEvent.change(box(label), { target: { value } })
}
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
export const atStep = (name: string) => screen.findByRole('heading', { name })

export async function toShop(values = person) {
  await atStep('Step 1 of 3: Person')
  fill(values)
  await press('Next')
  await atStep('Step 2 of 3: Shop')
}
export async function toVerify() {
  await toShop()
  fill(shop)
  await waitFor(() => expect(box('District').value).toBe('Pune'))
  await press('Next')
  await atStep('Step 3 of 3: Verify')
}
export async function verify() {
  await press('Send code')
  await screen.findByText(/A code is on its way/)
  fill({ Code: '123456' })
  await press('Verify')
  await screen.findByText('Asha@example.com is verified.')
}
export async function close() {
  await screen.findByRole('img')
  fill({ Captcha: 'k7x2' })
  await userEvent.click(screen.getByRole('checkbox'))
  await press('Send registration')
}
