import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { GstQuote, GstSheet } from '../../../contract/gst/registration.ts'
import type { GstFile } from '../../../contract/gst/registration-detail.ts'
import { emptyPerson } from '../../../contract/gst/registration-draft.ts'
import { type GstMove, type GstStatus, gstRegistrationWorkflow } from '../../../contract/gst/registration-moves.ts'
import { aGstDraft, aGstPerson } from '../../../contract/gst/registration-samples.ts'
import { movesFrom } from '../../../contract/kernel/workflow.ts'
import { draftServer } from '../../testing/draft-server.ts'
import { aGstDetail } from '../../testing/gst-detail.ts'
import { aGstQuote } from '../../testing/gst-quote.ts'
import { json, nothing, serve } from '../../testing/network.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { GstDetailPage } from './detail-page.tsx'
import { OfficeGstPage } from './office-page.tsx'
import { RegistrationForm } from './registration-form.tsx'

const masked = 'XXXX XXXX 0124'
const draft = aGstDraft({ people: [aGstPerson('p1', { aadhaarNo: masked })], consent: false })
const sheet: GstSheet = { id: '7', no: 'GR000007', status: 'draft', version: 1, draft, documents: [], adultAt: 18 }
const file: GstFile = {
  id: '3',
  kind: 'photo',
  person: 'p1',
  round: 0,
  name: 'me.jpg',
  size: 90_000,
  isPdf: false,
  at: '2026-11-15T06:00:00Z',
}
const quote: GstQuote = { ...aGstQuote, wrong: { consent: 'Required' } }
const base = '/merchant/gst/registration'
const saved = { [`POST ${base}/7/save`]: () => json({ version: 2, savedAt: '2026-11-15T06:00:00Z' }) }
const step = (title: string) => screen.findByRole('heading', { name: new RegExp(`^Step \\d of 6: ${title}$`) })
const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }))
const goTo = async (title: string) => {
  await userEvent.click(screen.getByRole('button', { name: new RegExp(title) }))
  await step(title)
}

describe('the form', () => {
  it('stays on a step with a wrong PAN, says why, and keeps what was typed', async () => {
    const requests = serve(saved)
    await renderPage(<RegistrationForm sheet={sheet} />)
    await step('Business')
    const pan = screen.getByRole('textbox', { name: /^PAN/ })
    await userEvent.clear(pan)
    await userEvent.type(pan, 'abccs1234e')
    await next()
    await screen.findByText('Proprietorship: the fourth letter of the PAN must be P')
    await waitFor(() => expect(requests.find(({ path }) => path.endsWith('/save'))?.body).toMatchObject({ version: 1 }))
    await userEvent.clear(pan)
    await userEvent.type(pan, 'abcps1234e')
    await next()
    expect(await step('Places')).toBe(document.activeElement)
  })

  it('goes on after a save whose answer got lost: nobody else has changed anything', async () => {
    const server = draftServer()
    serve({ [`POST ${base}/7/save`]: server.save })
    await renderPage(<RegistrationForm sheet={sheet} />)
    server.line.answers = false
    fireEvent.change(screen.getByRole('textbox', { name: /^Trade name/ }), { target: { value: 'Lost' } })
    await next()
    await screen.findByRole('alert')
    server.line.answers = true
    fireEvent.change(screen.getByRole('textbox', { name: /^Trade name/ }), { target: { value: 'Mended' } })
    await next()
    await step('Places')
    expect(server.kept).toMatchObject({ version: 3, draft: { tradeName: 'Mended' } })
  })

  it('offers to take what another window has saved or sent in, and no longer says that it is saved', async () => {
    const message = "This is 'submitted', so 'save' is not possible."
    serve({ [`POST ${base}/7/save`]: () => json({ message }, 409) })
    await renderPage(<RegistrationForm sheet={sheet} />)
    fireEvent.change(screen.getByRole('textbox', { name: /^Trade name/ }), { target: { value: 'Late' } })
    await next()
    await screen.findByRole('button', { name: 'Take that one' })
    expect(screen.queryByText(message)).toBeNull()
    expect(screen.queryByText(/^Saved at/)).toBeNull()
  })

  it('hints at the thirty days where the bank account comes later', async () => {
    serve(saved)
    await renderPage(<RegistrationForm sheet={sheet} />)
    await goTo('Goods and bank')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Give the bank account later' }))
    await screen.findByText(/within 30 days/)
    expect(screen.queryByRole('textbox', { name: /^IFSC/ })).toBeNull()
  })

  it('does not ask a proprietor again for what the business has told, and leaves what was typed alone', async () => {
    serve(saved)
    const people = [emptyPerson('p1')]
    await renderPage(<RegistrationForm sheet={{ ...sheet, draft: { ...draft, people } }} />)
    await goTo('People')
    const value = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name }).value
    expect(value(/^Name/)).toBe(draft.legalName)
    expect(value(/^PAN/)).toBe(draft.panNo)
    expect(value(/^Mobile/)).toBe(draft.mobileNo)
    expect(value(/^E-mail/)).toBe(draft.emailId)
    await userEvent.clear(screen.getByRole('textbox', { name: /^Mobile/ }))
    await userEvent.type(screen.getByRole('textbox', { name: /^Mobile/ }), '9876500099')
    await goTo('Business')
    await goTo('People')
    expect(value(/^Mobile/)).toBe('9876500099')
  })

  it('wants a second person of a partnership, and keeps the first one masked', async () => {
    serve(saved)
    const firm = { ...sheet, draft: { ...draft, constitution: 'partnership', panNo: 'ABCFS1234E' } }
    await renderPage(<RegistrationForm sheet={firm} />)
    await goTo('People')
    expect(screen.getByRole('textbox', { name: /^Aadhaar number/ })).toHaveProperty('value', masked)
    await next()
    await screen.findByText('Name at least 2')
    await userEvent.click(screen.getByRole('button', { name: 'Add another person' }))
    await screen.findByRole('region', { name: 'Partner 2' })
  })

  it('lists the papers of the constitution, and uploads the photo of a person', async () => {
    const requests = serve({ ...saved, [`POST ${base}/7/photo`]: () => json(file) })
    await renderPage(<RegistrationForm sheet={sheet} />)
    await goTo('Papers')
    for (const title of [
      'PAN card of Asha Sample',
      'Rent or lease agreement',
      'Cancelled cheque, passbook or statement',
    ])
      within(screen.getByRole('region', { name: title })).getByText('Missing')
    const row = screen.getByRole('region', { name: 'Photo of Asha Sample' })
    const input = row.parentElement?.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('There is nothing to choose a file with.')
    await userEvent.upload(input, new File(['x'], 'me.jpg', { type: 'image/jpeg' }))
    await within(row).findByText('Uploaded')
    const again = within(row).getByRole('button', { name: 'Choose another file: Photo of Asha Sample' })
    expect(again.textContent).toBe('Choose another file')
    const sent = requests.find(({ path }) => path.endsWith('/photo'))?.body as FormData
    expect(sent.get('person')).toBe('p1')
  })

  it('shows price and faults at the end, and pays under a key once there are none', async () => {
    const requests = serve({
      ...saved,
      [`GET ${base}/7/quote`]: () => json(quote),
      [`POST ${base}/7/submit`]: () => json({ id: '7', no: 'GR000007' }),
    })
    const { router } = await renderPage(<RegistrationForm sheet={sheet} />)
    await goTo('Review and pay')
    const pay = await screen.findByRole('button', { name: 'Pay ₹1,200.00 and send in' })
    expect(pay).toHaveProperty('disabled', true)
    await userEvent.click(screen.getByRole('checkbox', { name: /^Everyone named here/ }))
    await userEvent.click(pay)
    const dialog = await screen.findByRole('dialog', { name: 'Send in this registration?' })
    expect(dialog.textContent).toContain('₹1,200.00 is taken from your wallet')
    expect(requests.some(({ path }) => path.endsWith('/submit'))).toBe(false)
    await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Pay ₹1,200.00 and send in' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/merchant/product/gst/registration/7'))
    expect(requests.filter(({ path }) => path.endsWith('/submit'))).toHaveLength(1)
    const sent = requests.find(({ path }) => path.endsWith('/submit'))
    expect(sent?.body).toEqual({ version: 2, total: 120_000 })
    expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
  })

  it('shows and asks with the new price where it has changed meanwhile, and then pays that', async () => {
    let price = quote.price
    const requests = serve({
      ...saved,
      [`GET ${base}/7/quote`]: () => json({ ...quote, price }),
      [`POST ${base}/7/submit`]: ({ body }) => {
        if ((body as { total: number }).total === 150_000) return json({ id: '7', no: 'GR000007' })
        price = 150_000
        return json({ message: 'The price has changed: it is ₹1,500.00 now. Nothing was charged.' }, 409)
      },
    })
    const { router } = await renderPage(<RegistrationForm sheet={sheet} />)
    await goTo('Review and pay')
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Everyone named here/ }))
    const payFor = async (words: string) => {
      await userEvent.click(await screen.findByRole('button', { name: words }))
      const dialog = await screen.findByRole('dialog', { name: 'Send in this registration?' })
      const { textContent } = dialog
      await userEvent.click(within(dialog).getByRole('button', { name: words }))
      return textContent
    }
    await payFor('Pay ₹1,200.00 and send in')
    await screen.findByText(/The price has changed: it is ₹1,500\.00 now/)
    expect(await payFor('Pay ₹1,500.00 and send in')).toContain('₹1,500.00 is taken from your wallet')
    await waitFor(() => expect(router.state.location.pathname).toBe('/merchant/product/gst/registration/7'))
    const submits = requests.filter(({ path }) => path.endsWith('/submit'))
    expect(submits.map(({ body }) => (body as { total: number }).total)).toEqual([120_000, 150_000])
  })

  async function payAndLoseTheAnswer(status: GstSheet['status']) {
    const requests = serve({
      ...saved,
      [`GET ${base}/7/quote`]: () => json(quote),
      [`GET ${base}/7/sheet`]: () => json({ ...sheet, status }),
      [`POST ${base}/7/submit`]: () => Promise.reject(new TypeError('lost')),
    })
    const { router } = await renderPage(<RegistrationForm sheet={sheet} />)
    await goTo('Review and pay')
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Everyone named here/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Pay ₹1,200.00 and send in' }))
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Pay ₹1,200.00 and send in' }),
    )
    return { router, submits: () => requests.filter(({ path }) => path.endsWith('/submit')) }
  }

  it('looks by itself whether it was paid when the answer got lost, and leads to the registration', async () => {
    const { router, submits } = await payAndLoseTheAnswer('submitted')
    await waitFor(() => expect(router.state.location.pathname).toBe('/merchant/product/gst/registration/7'))
    expect(submits()).toHaveLength(1)
  })

  it('stays where the answer got lost and it was not paid', async () => {
    const { router } = await payAndLoseTheAnswer(sheet.status)
    await screen.findByText(/It may have arrived all the same/)
    expect(router.state.location.pathname).toBe('/page')
  })

  it('leads from a missing paper to its step', async () => {
    serve({ ...saved, [`GET ${base}/7/quote`]: () => json({ ...quote, missingPapers: ['Photo of Asha Sample'] }) })
    await renderPage(<RegistrationForm sheet={sheet} />)
    await goTo('Review and pay')
    await screen.findByText(/Please upload: Photo of Asha Sample/)
    await userEvent.click(screen.getByRole('checkbox', { name: /^Everyone named here/ }))
    expect(screen.getByRole('button', { name: /^Pay/ })).toHaveProperty('disabled', true)
    await userEvent.click(screen.getByRole('button', { name: 'Go there' }))
    await step('Papers')
  })
})

const detail = aGstDetail({ draft, files: [file] })

describe('a registration of a merchant', () => {
  const path = `GET ${base}/7`
  it('asks for an answer with files, and sends it', async () => {
    const asked = { ...detail, status: 'clarification', rounds: 1, question: 'Which floor?', answerDue: '2026-11-24' }
    const requests = serve({ [path]: () => json(asked), [`POST ${base}/7/answer`]: nothing })
    await renderPage(<GstDetailPage id="7" />)
    await screen.findByText('Which floor?')
    screen.getByText('24-Nov-2026')
    screen.getByText('The department asks something. Please answer.')
    await userEvent.type(screen.getByRole('textbox', { name: /^Your answer/ }), 'The ground floor.')
    await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }))
    await screen.findByText('Your answer is on its way.')
    expect(requests.find(({ path: to }) => to.endsWith('/answer'))?.body).toEqual({ answer: 'The ground floor.' })
  })

  it('shows GSTIN and certificate once they are there, and nothing to answer', async () => {
    const certificate = { ...file, id: '9', kind: 'gst-certificate', person: '', isPdf: true }
    serve({ [path]: () => json({ ...detail, status: 'approved', gstin: '27ABCPS1234E1Z5', files: [certificate] }) })
    await renderPage(<GstDetailPage id="7" />)
    await screen.findByText('27ABCPS1234E1Z5')
    screen.getByRole('button', { name: 'Download: GST certificate' })
    expect(screen.queryByRole('textbox', { name: /^Your answer/ })).toBeNull()
  })
})

describe('a registration at the desk', () => {
  const labels: Partial<Record<GstMove, string>> = {
    start: 'Note the TRN',
    lodge: 'Note the ARN',
    ask: 'Ask the merchant',
    approve: 'Approve',
    reject: 'Reject',
  }
  it.each(Object.keys(gstRegistrationWorkflow) as GstStatus[])(
    'that is %s offers the moves of the table',
    async (status) => {
      serve({ 'GET /backend/gst/registration/7': () => json({ ...detail, status }) })
      await renderPage(<OfficeGstPage id="7" />)
      await screen.findByRole('heading', { name: 'GR000007 · Asha Sample' })
      const offered = Object.values(labels).filter((name) => screen.queryByRole('button', { name }))
      const wanted = movesFrom(gstRegistrationWorkflow, status).flatMap((move) => labels[move] ?? [])
      expect(offered.sort()).toEqual(wanted.sort())
    },
  )

  it('that waits for the merchant’s answer says so, and does not ask the office for it', async () => {
    const asked = { ...detail, status: 'clarification', rounds: 1, question: 'Which floor?' }
    serve({ 'GET /backend/gst/registration/7': () => json(asked) })
    await renderPage(<OfficeGstPage id="7" />)
    await screen.findByText('The department asks something. The merchant is to answer.')
    expect(screen.queryByText(/Please answer/)).toBeNull()
  })
  it('takes a TRN of fifteen digits only', async () => {
    const requests = serve({
      'GET /backend/gst/registration/7': () => json(detail),
      'POST /backend/gst/registration/7/start': nothing,
    })
    await renderPage(<OfficeGstPage id="7" />)
    await userEvent.click(await screen.findByRole('button', { name: 'Note the TRN' }))
    const box = await screen.findByRole('textbox', { name: /^TRN/ })
    await userEvent.type(box, '12')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Enter the 15 digits of the TRN')
    await userEvent.type(box, '3456789012345')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('GR000007 is in progress. The merchant is told.')
    expect(requests.find(({ path }) => path.endsWith('/start'))?.body).toEqual({ trn: '123456789012345' })
  })
})
