import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { KycReview } from '../../contract/kyc-review.ts'
import { aReview, documentsIn } from '../testing/kyc.ts'
import { json, nothing, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { KycReviewPage } from './kyc-review-page.tsx'

const base = '/backend/usermanagement'

async function open(change: Partial<KycReview> = {}, { role = 'staff', verify = nothing } = {}) {
  const picture = () => new Response('png', { headers: { 'content-type': 'image/png' } })
  const requests = serve({
    [`GET ${base}/kyc/7`]: () => json(aReview(change)),
    'GET /auth/me': () => json({ code: 'S000001', role, owner: false, permissions: ['user'] }),
    [`GET ${base}/kyc-document/1/file`]: picture,
    [`GET ${base}/kyc-document/2/file`]: picture,
    [`POST ${base}/kyc-document/1/verify`]: verify,
    [`POST ${base}/kyc-document/2/reject`]: nothing,
    [`POST ${base}/kyc/7/approve`]: nothing,
    [`POST ${base}/kyc/7/reject`]: nothing,
    [`POST ${base}/kyc/7/ask-again`]: nothing,
    [`POST ${base}/kyc/7/aadhaar`]: () => json({ aadharNo: '234123412346' }),
  })
  await renderPage(<KycReviewPage id="7" />)
  await screen.findByText('E000007')
  const sent = () => requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])
  const seen = () => requests.filter(({ path }) => path.endsWith('/file')).map(({ path }) => path)
  return { sent, seen }
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

describe('a reviewer', () => {
  it('reads the details beside one document at a time, so that only what is opened counts as seen', async () => {
    const { seen } = await open({ alike: ['M000009 has the same PAN.'] })
    expect(screen.getByText('ABCPD1234E')).toBeTruthy()
    expect(screen.getByText('05-Apr-1990')).toBeTruthy()
    expect(screen.getByText('M000009 has the same PAN.')).toBeTruthy()
    await screen.findByRole('img', { name: 'PAN card' })
    expect(seen()).toEqual([`${base}/kyc-document/1/file`])
  })

  it('zooms and turns an image', async () => {
    await open()
    const image = await screen.findByRole('img', { name: 'PAN card' })
    await press('Zoom in')
    await press('Rotate')
    expect([image.style.width, image.style.transform]).toEqual(['150%', 'rotate(90deg)'])
    await press('As it was')
    expect([image.style.width, image.style.transform]).toEqual(['100%', 'rotate(0deg)'])
  })

  it('sees a PDF in a frame', async () => {
    await open({ documents: documentsIn('staff', 'uploaded').map((one) => ({ ...one, isPdf: true })) })
    expect((await screen.findByTitle('PAN card')).tagName).toBe('IFRAME')
  })

  it('verifies one document, and rejects another with a prepared reason', async () => {
    const { sent } = await open()
    await press('Verify: PAN card')
    await waitFor(() => expect(sent()).toEqual([[`${base}/kyc-document/1/verify`, undefined]]))
    await userEvent.click(screen.getByRole('tab', { name: /Aadhaar card/ }))
    await press('Reject: Aadhaar card')
    const dialog = await screen.findByRole('dialog', { name: 'Reject: Aadhaar card' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject the document' }))
    expect(within(dialog).getByText('Required')).toBeTruthy()
    const [reason = ''] = aReview().reasons
    await userEvent.selectOptions(within(dialog).getByLabelText('Prepared reasons'), reason)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject the document' }))
    await waitFor(() => expect(sent().at(-1)).toEqual([`${base}/kyc-document/2/reject`, { remark: reason }]))
  })

  it.each([
    ['Reject: PAN card', 'Reject: PAN card', {}],
    ['Reject KYC', 'Reject the whole KYC', {}],
    ['Ask for KYC again', 'Ask for KYC again', { state: 'approved' }],
  ] as const)('finds the words typed into "%s" again after a slip has closed it', async (button, title, change) => {
    await open(change)
    await press(button)
    const first = await screen.findByRole('dialog', { name: title })
    await userEvent.type(within(first).getByLabelText(/^Reason/), 'The seal is torn')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press(button)
    const again = await screen.findByRole('dialog', { name: title })
    expect(within(again).getByLabelText(/^Reason/)).toHaveProperty('value', 'The seal is torn')
  })

  it('finds nothing of the last document in the dialog of the next, nor of what was sent', async () => {
    const { sent } = await open()
    await press('Reject: PAN card')
    await userEvent.type(within(await screen.findByRole('dialog')).getByLabelText(/^Reason/), 'The seal is torn')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('tab', { name: /Aadhaar card/ }))
    await press('Reject: Aadhaar card')
    const dialog = await screen.findByRole('dialog', { name: 'Reject: Aadhaar card' })
    expect(within(dialog).getByLabelText(/^Reason/)).toHaveProperty('value', '')
    await userEvent.type(within(dialog).getByLabelText(/^Reason/), 'Too dark')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject the document' }))
    await waitFor(() => expect(sent()).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('Reject: Aadhaar card')
    const again = await screen.findByRole('dialog', { name: 'Reject: Aadhaar card' })
    expect(within(again).getByLabelText(/^Reason/)).toHaveProperty('value', '')
  })

  it('is told when someone else was faster', async () => {
    await open({}, { verify: () => json({ message: "This is 'verified', so 'verify' is not possible." }, 409) })
    await press('Verify: PAN card')
    await screen.findByText("This is 'verified', so 'verify' is not possible.")
  })

  it('approves only when every document is verified, and names those that are not', async () => {
    await open()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Approve KYC' }).disabled).toBe(true)
    expect(screen.getByText(/before it can be approved: PAN card, Aadhaar card, Photo\./)).toBeTruthy()
  })

  it('approves the hand-in that was read', async () => {
    const { sent } = await open({ documents: documentsIn('staff', 'verified') })
    await press('Approve KYC')
    await waitFor(() =>
      expect(sent()).toEqual([[`${base}/kyc/7/approve`, { submittedAt: '2026-11-15T06:00:00.000Z' }]]),
    )
  })

  it('asks an approved person again, for the documents that stay ticked', async () => {
    const { sent } = await open({ state: 'approved', documents: documentsIn('staff', 'verified') })
    expect(screen.queryByRole('button', { name: 'Approve KYC' })).toBeNull()
    await press('Ask for KYC again')
    const dialog = await screen.findByRole('dialog', { name: 'Ask for KYC again' })
    await userEvent.click(within(dialog).getByLabelText('Photo'))
    await userEvent.type(within(dialog).getByLabelText(/^Reason/), 'It is two years old.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ask again' }))
    await waitFor(() =>
      expect(sent().at(-1)).toEqual([
        `${base}/kyc/7/ask-again`,
        { remark: 'It is two years old.', documents: ['pan', 'aadhaar'] },
      ]),
    )
  })
})

describe('the Aadhaar number', () => {
  it('is masked, and only an admin is offered to see it whole', async () => {
    await open()
    expect(screen.getByText('XXXX XXXX 2346')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Reveal' })).toBeNull()
  })

  it('is asked for by an admin', async () => {
    await open({}, { role: 'admin' })
    await userEvent.click(await screen.findByRole('button', { name: 'Reveal' }))
    await screen.findByText('2341 2341 2346')
  })
})
