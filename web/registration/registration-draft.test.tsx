import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { json, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { RegisterPage } from './register-page.tsx'
import { readDraft } from './registration-draft.ts'

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
    keep({ receipt: { refNo: 'R000042', dated: '2026-04-05T06:30:00Z' } })
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
