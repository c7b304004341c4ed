import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aPerson } from '../../../contract/nsdl-pan/check-samples.ts'
import type { PanDraft } from '../../../contract/nsdl-pan/draft.ts'
import { json, serve } from '../../testing/network.ts'
import { aQuote, aSheet } from '../../testing/pan-sheet.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ApplyForm } from './apply-form.tsx'

const dubai = { homeCity: 'DUBAI', homeState: '', homePin: '00000', homeCountry: 'United Arab Emirates' }
const nri = aPerson({ residency: 'nri', passportNo: '', ...dubai, mobileNo: '' })

async function open(draft: PanDraft) {
  const requests = serve({
    'POST /merchant/nsdlpan/apply/7/save': () => json({ version: 2, savedAt: '2026-11-15T09:37:00.000Z' }),
    'GET /merchant/nsdlpan/apply/7/quote': () => json(aQuote({ abroad: true })),
  })
  await renderPage(<ApplyForm sheet={aSheet({ draft })} />)
  const saves = requests.filter.bind(requests, ({ path }) => path.endsWith('/save'))
  return () => (saves().at(-1)?.body as { draft: PanDraft } | undefined)?.draft
}
const choose = async (title: string) => {
  const steps = within(screen.getByRole('list', { name: 'Steps' }))
  await userEvent.click(steps.getByRole('button', { name: new RegExp(title) }))
  await screen.findByRole('heading', { name: new RegExp(`: ${title}$`) })
}
const box = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement
const put = (name: string, value: string) => {
  fireEvent.change(box(name), { target: { value } })
  fireEvent.blur(box(name))
}

it('who is written to abroad gives the number with the country’s code, which is kept without blanks and read so in the review', async () => {
  const kept = await open(nri)
  await choose('Address')
  expect(screen.getByText('With the country code, such as +971 50 123 4567.')).toBeTruthy()
  put('mobileNo', '50 123 4567')
  await screen.findByText('Enter the number with its country code, such as +971 50 123 4567')
  await userEvent.clear(box('mobileNo'))
  await userEvent.type(box('mobileNo'), '+971 50 123 4567')
  await userEvent.tab()
  expect(box('mobileNo').value).toBe('+971501234567')
  expect(box('mobileNo').getAttribute('aria-invalid')).not.toBe('true')
  await choose('Review')
  await screen.findByText('+971501234567')
  await waitFor(() => expect(kept()?.mobileNo).toBe('+971501234567'))
})

it('a passport number pasted with a blank loses it when one leaves the field, and is taken', async () => {
  await open(nri)
  await choose('Applicant')
  put('passportNo', 'z 1234567')
  expect(box('passportNo').value).toBe('Z1234567')
  expect(screen.queryByText(/letters and digits of the passport/)).toBeNull()
})
