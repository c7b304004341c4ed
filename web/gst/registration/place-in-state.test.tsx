import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { GstQuote, GstSheet } from '../../../contract/gst/registration.ts'
import type { GstDraft } from '../../../contract/gst/registration-draft.ts'
import { aGstDraft, aGstPerson } from '../../../contract/gst/registration-samples.ts'
import { aGstQuote } from '../../testing/gst-quote.ts'
import { json, serve } from '../../testing/network.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { RegistrationForm } from './registration-form.tsx'

const why = 'This pincode is not in Maharashtra'
const base = '/merchant/gst/registration/7'

async function open(change: Partial<GstDraft> = {}, wrong: GstQuote['wrong'] = {}) {
  const draft = aGstDraft({ people: [aGstPerson('p1', { aadhaarNo: 'XXXX XXXX 0124' })], consent: false, ...change })
  const sheet: GstSheet = { id: '7', no: 'GR000007', status: 'draft', version: 1, draft, documents: [], adultAt: 18 }
  const requests = serve({
    [`POST ${base}/save`]: () => json({ version: 2, savedAt: '2026-11-15T06:00:00Z' }),
    [`GET ${base}/quote`]: () => json({ ...aGstQuote, wrong }),
    'GET /reference/pincode/411001': () => json({ state: 'Maharashtra', districts: ['Pune'], elsewhere: [] }),
    'GET /reference/pincode/500072': () => json({ state: 'Telangana', districts: ['Hyderabad'], elsewhere: [] }),
    'GET /reference/pincode/403713': () =>
      json({
        state: 'Goa',
        districts: ['South Goa'],
        elsewhere: [{ state: 'Maharashtra', districts: ['Sindhudurg'] }],
      }),
    'GET /reference/pincode/999999': () => json({ message: 'Not found' }, 404),
  })
  await renderPage(<RegistrationForm sheet={sheet} />)
  return requests
}
const step = (title: string) => screen.findByRole('heading', { name: new RegExp(`^Step \\d of 6: ${title}$`) })
const goTo = async (title: string) => {
  await userEvent.click(screen.getByRole('button', { name: new RegExp(title) }))
  await step(title)
}
const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }))
const box = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } })

it('a pincode of another state is told at its field, and the step is not left until it is mended', async () => {
  await open()
  await goTo('Places')
  type('place.pin', '500 072')
  await screen.findByText(why)
  await next()
  await waitFor(() => expect(document.activeElement).toBe(box('place.pin')))
  expect(box('place.pin').getAttribute('aria-invalid')).toBe('true')
  type('place.pin', '411001')
  await waitFor(() => expect(screen.queryByText(why)).toBeNull())
  await next()
  await step('Goods and bank')
})

it.each([
  ['that crosses the border into the state', '403713'],
  ['that the list does not know', '999999'],
])('a pincode %s is no reason to stay', async (_, pin) => {
  const requests = await open()
  await goTo('Places')
  type('place.pin', pin)
  await waitFor(() => expect(requests.map(({ path }) => path)).toContain(`/reference/pincode/${pin}`))
  await next()
  await step('Goods and bank')
})

it('an additional place is held to the same state', async () => {
  const far = { address1: '9 Hill Road', address2: '', pin: '500072', possession: 'rented', activity: 'retail' }
  await open({ additional: [far] })
  await goTo('Places')
  await screen.findByText(why)
  expect(box('additional.0.pin').getAttribute('aria-invalid')).toBe('true')
  expect(box('place.pin').getAttribute('aria-invalid')).not.toBe('true')
})

it('the review leads to the field that is wrong, which has the focus and says why', async () => {
  await open({}, { 'people.0.panNo': "The proprietor's PAN is the PAN of the business", tradeName: 'Required' })
  await goTo('Review and pay')
  const [first, second] = await screen.findAllByRole('button', { name: 'Go there' })
  expect(second).toBeDefined()
  await userEvent.click(first as HTMLElement)
  await step('People')
  await screen.findByText("The proprietor's PAN is the PAN of the business")
  await waitFor(() => expect(document.activeElement).toBe(box('people.0.panNo')))
})

it('the review shows mobile numbers as they are kept, however they were typed', async () => {
  await open({ mobileNo: '+91 98765 00011', people: [aGstPerson('p1', { mobileNo: '098765-00012' })] })
  await goTo('Review and pay')
  await screen.findByText('9876500011')
  expect(screen.getByText('9876500012')).toBeTruthy()
  expect(screen.queryByText('+91 98765 00011')).toBeNull()
})
