import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { json } from '../testing/network.ts'
import { box, fill, open, press, toVerify, verify } from '../testing/registration.tsx'

describe('the last step', () => {
  it('wants the e-mail verified, the captcha and the tick', async () => {
    const requests = await open()
    await toVerify()
    await press('Send registration')
    expect(screen.getByText('Please verify your e-mail address')).toBeTruthy()
    expect(screen.getByText('Please tick this to go on')).toBeTruthy()
    expect(document.activeElement).toBe(box('Code'))
    expect(requests.some((seen) => seen.path === '/auth/register')).toBe(false)
  })

  it('checks a code by Enter, and says when it is wrong', async () => {
    const requests = await open({
      'POST /auth/register/check-code': () =>
        json({ message: 'The code is wrong.', data: { code: 'Not this one' } }, 400),
    })
    await toVerify()
    await userEvent.type(box('Code'), '12{Enter}')
    expect(screen.getByText('Enter the 6 digits')).toBeTruthy()
    await userEvent.type(box('Code'), '3456{Enter}')
    await screen.findByText('Not this one')
    expect(requests.at(-1)?.body).toEqual({ emailid: 'Asha@example.com', code: '123456' })
    expect(screen.queryByText(/is verified/)).toBeNull()
  })

  it('says when no code can be sent', async () => {
    await open({ 'POST /auth/register/send-code': () => json({ message: 'Too many tries.' }, 429) })
    await toVerify()
    await press('Send code')
    await screen.findByText('Too many tries.')
  })

  it('forgets the proof when the e-mail address changes', async () => {
    await open()
    await toVerify()
    await verify()
    await press('Back')
    await press('Back')
    fill({ 'E-mail': 'other@example.com' })
    await press('Next')
    await press('Next')
    await screen.findByText(/We send a code to other@example.com/)
  })

  it('links the privacy policy without leaving the form', async () => {
    await open()
    await toVerify()
    const link = screen.getByRole('link', { name: 'privacy policy' })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/privacy-policy', '_blank'])
  })
})
