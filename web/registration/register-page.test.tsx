import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { json } from '../testing/network.ts'
import {
  answers,
  atStep,
  box,
  close,
  fill,
  open,
  options,
  person,
  press,
  toShop,
  toVerify,
  verify,
} from '../testing/registration.tsx'

describe('registering', () => {
  it('asks step by step, proves the e-mail, sends everything and ends with the reference number', async () => {
    const requests = await open()
    await toVerify()
    await verify()
    await close()
    await screen.findByText('R000042')
    expect(screen.getByText('05 Apr 2026, 12:00 PM')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'What happens next' })).toBeTruthy()
    const sent = requests.find((seen) => seen.path === '/auth/register')
    expect(sent?.query.get('captcha')).toBe('k7x2')
    expect(sent?.body).toEqual({
      fName: 'Asha',
      lName: 'Rao',
      fatherName: 'Mohan Rao',
      gender: 'F',
      dob: '1990-04-05',
      mobileNo: '9876543210',
      emailId: 'asha@example.com',
      panNo: 'ABCPD1234E',
      shopName: 'Rao Stores',
      idType: '1',
      address1: '12 Market Road',
      address2: '',
      address3: '',
      pin: '411001',
      state: 'Maharashtra',
      district: 'Pune',
      consent: true,
    })
  })

  it('offers the id types and genders behind --Select--, and marks what is required', async () => {
    await open()
    await atStep('Step 1 of 3: Person')
    const choices = (label: string) => [...box(label).querySelectorAll('option')].map((one) => one.textContent)
    expect(choices('Gender')).toEqual(['--Select--', 'Male', 'Female', 'Transgender'])
    expect([box('First name').required, box('Last name').required]).toEqual([true, false])
    await toShop()
    expect(choices('ID type')).toEqual(['--Select--', 'Retailer', 'Distributor'])
  })

  it('says what is wrong beside each field, leads to the first of them and stays', async () => {
    await open()
    await atStep('Step 1 of 3: Person')
    fill({ ...person, 'First name': '', 'Mobile number': '12', 'Date of birth': '01-01-2020' })
    await press('Next')
    expect(document.activeElement).toBe(box('First name'))
    expect(screen.getByText('Enter a 10-digit mobile number')).toBeTruthy()
    expect(screen.getByText('You must be at least 18 years old')).toBeTruthy()
    fill({ 'First name': 'A' })
    expect(box('First name').getAttribute('aria-invalid')).not.toBe('true')
    expect(box('Mobile number').getAttribute('aria-invalid')).toBe('true')
  })

  it('leads to the heading of the next step, and shows which one it is', async () => {
    await open()
    await toShop()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Step 2 of 3: Shop' }))
    const current = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem')
    expect(current.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null])
    await press('Back')
    await atStep('Step 1 of 3: Person')
    expect(box('First name').value).toBe('Asha')
  })

  it('says a plain sentence when it is closed', async () => {
    await open({ 'GET /auth/register/options': () => json({ ...options, open: false }) })
    await screen.findByText('Registration is closed at the moment. Please come back later.')
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
  })

  it('can be asked for again when the portal does not answer', async () => {
    let asked = 0
    await open({ 'GET /auth/register/options': () => (asked++ ? json(options) : json({ message: 'Busy' }, 503)) })
    await screen.findByText('Busy')
    await press('Retry')
    await atStep('Step 1 of 3: Person')
  })
})

describe('a refusal', () => {
  async function refuseWith(body: object) {
    const requests = await open({ 'POST /auth/register': () => json(body, 400) })
    await toVerify()
    await verify()
    await close()
    await screen.findByRole('alert')
    return requests
  }

  it('leads to the step of the field it names; then one goes on with a new captcha', async () => {
    const requests = await refuseWith({ message: 'Please check.', data: { mobileNo: 'Taken already' } })
    await atStep('Step 1 of 3: Person')
    expect(screen.getByRole('alert').textContent).toContain('Mobile number: Taken already')
    expect(document.activeElement).toBe(box('Mobile number'))
    fill({ 'Mobile number': '9876500000' })
    await press('Next')
    expect(screen.queryByRole('alert')).toBeNull()
    await press('Next')
    await screen.findByText('Asha@example.com is verified.')
    await screen.findByRole('img')
    expect(box('Captcha').value).toBe('')
    expect(requests.filter((seen) => seen.path === '/captcha')).toHaveLength(2)
  })

  it('of the captcha brings a new picture and says so at its box', async () => {
    const requests = await refuseWith({ message: 'No match.', data: { captcha: 'Type the new one' } })
    await waitFor(() => expect(requests.filter((seen) => seen.path === '/captcha')).toHaveLength(2))
    expect([box('Captcha').value, box('Captcha').getAttribute('aria-invalid')]).toEqual(['', 'true'])
    expect(document.activeElement).toBe(box('Captcha'))
  })

  it('of the proof asks for a code again', async () => {
    await refuseWith({ message: 'Not verified.', data: { code: 'Ask for a code' } })
    expect(box('Code').getAttribute('aria-invalid')).toBe('true')
  })

  it('by a lost connection keeps all that was typed, the captcha too, and says what to do', async () => {
    let down = true
    const requests = await open({
      'POST /auth/register': () => (down ? Promise.reject(new TypeError('offline')) : answers['POST /auth/register']()),
    })
    await toVerify()
    await verify()
    await close()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('The portal cannot be reached')
    expect(alert.textContent).toContain('Everything you typed is kept.')
    expect([box('Captcha').value, screen.getByRole<HTMLInputElement>('checkbox').checked]).toEqual(['k7x2', true])
    expect(requests.filter((seen) => seen.path === '/captcha')).toHaveLength(1)
    down = false
    await press('Send registration')
    await screen.findByText('R000042')
  })
})
