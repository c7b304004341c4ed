import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { emptyRegistration } from '../../contract/registration-fields.ts'
import { json, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { RegisterPage } from './register-page.tsx'
import { keepReceipt, readDraft, saveDraft } from './registration-draft.ts'

function show() {
  serve({
    'GET /auth/register/options': () => json({ open: true, idtypes: [] }),
    'GET /reference/pincode/605106': () =>
      json({ state: 'Tamil Nadu', districts: ['Cuddalore', 'Villupuram'], elsewhere: [] }),
    'POST /captcha': () => new Response('png'),
  })
  return renderPage(<RegisterPage />)
}
const kept = () => JSON.parse(sessionStorage.getItem('registration') ?? '{}')
const keep = (draft: unknown) => sessionStorage.setItem('registration', JSON.stringify(draft))

describe('the draft', () => {
  it('is saved while one types, and is there after a reload', async () => {
    const first = await show()
    fireEvent.change(await screen.findByLabelText(/^First name/), { target: { value: 'Asha' } })
    await waitFor(() => expect(kept().fields.fName).toBe('Asha'))
    first.unmount()
    await show()
    expect((await screen.findByLabelText<HTMLInputElement>(/^First name/)).value).toBe('Asha')
  })

  it('is there for an hour after the tab was killed, but for the PAN and the birthday, and can be thrown away', async () => {
    const first = await show()
    fireEvent.change(await screen.findByLabelText(/^First name/), { target: { value: 'Asha' } })
    fireEvent.change(screen.getByLabelText(/^PAN/), { target: { value: 'ABCPD1234E' } })
    fireEvent.change(screen.getByLabelText(/^Date of birth/), { target: { value: '05/04/1990' } })
    await waitFor(() => expect(kept().fields.dob).toBe('1990-04-05'))
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/ABCPD1234E|1990-04-05|05.04.1990/)
    first.unmount()
    sessionStorage.clear()
    const second = await show()
    await screen.findByText('Your last entries are back.')
    const values = () => [/^First name/, /^PAN/].map((name) => screen.getByLabelText<HTMLInputElement>(name).value)
    expect(values()).toEqual(['Asha', ''])
    fireEvent.click(screen.getByRole('button', { name: 'Start over' }))
    expect(values()).toEqual(['', ''])
    await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.startsWith('typed:'))).toEqual([]))
    second.unmount()
    keep({ fields: { fName: 'Mohan' } })
    await show()
    expect(screen.queryByText('Your last entries are back.')).toBeNull()
  })

  it('of a killed tab is gone after an hour', () => {
    saveDraft({ ...readDraft(), fields: { ...emptyRegistration, fName: 'Asha' } })
    sessionStorage.clear()
    expect(readDraft().fields.fName).toBe('Asha')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60_000 + 1 })
    expect(readDraft().fields.fName).toBe('')
  })

  it('keeps the step, and a district that was chosen', async () => {
    keep({ step: 1, fields: { pin: '605106', state: 'Tamil Nadu', district: 'Villupuram' } })
    await show()
    await screen.findByText('It lies in several districts. Please choose yours.')
    expect(screen.getByLabelText<HTMLSelectElement>(/^District/).value).toBe('Villupuram')
  })

  it('never holds the code, the captcha or the tick', async () => {
    keep({ step: 2, fields: { emailId: 'a@b.in' } })
    await show()
    fireEvent.change(await screen.findByLabelText(/^Code/), { target: { value: '424242' } })
    fireEvent.change(await screen.findByLabelText(/^Captcha \*/), { target: { value: 'k7x9' } })
    fireEvent.click(screen.getByRole('checkbox'))
    expect(sessionStorage.getItem('registration')).not.toMatch(/424242|k7x9|consent/)
  })

  it('gives way to the receipt, which a reload still shows, until another shop is registered', async () => {
    saveDraft({ ...readDraft(), fields: { ...emptyRegistration, fName: 'Asha' } })
    keepReceipt({ refNo: 'R000042', dated: '2026-04-05T06:30:00Z' })
    expect(localStorage.length).toBe(0)
    await show()
    await screen.findByText('R000042')
    fireEvent.click(screen.getByRole('button', { name: 'Register another shop' }))
    await screen.findByRole('heading', { name: 'Step 1 of 3: Person' })
    expect(kept().receipt).toBeUndefined()
  })

  it.each(['no JSON', '{"fields":{"fName":5,"x":"y"},"step":9,"provenEmail":1}', 'null', '{"step":-1}'])(
    'that cannot be read (%s) counts as not typed',
    (text) => {
      sessionStorage.setItem('registration', text)
      expect(readDraft()).toMatchObject({ step: 0, provenEmail: '', fields: { fName: '' } })
      expect(readDraft().fields).not.toHaveProperty('x')
    },
  )
})
