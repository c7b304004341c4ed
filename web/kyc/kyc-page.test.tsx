import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { MyKyc } from '../../contract/kyc.ts'
import { aKyc, documentsIn, staffDetails } from '../testing/kyc.ts'
import { json, nothing, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { MerchantKycPage, StaffKycPage } from './kyc-page.tsx'

const base = '/merchant/my-profile/kyc'
const picture = () => new Response('png', { headers: { 'content-type': 'image/png' } })

async function open(first: MyKyc, answers: Parameters<typeof serve>[0] = {}) {
  let now = first
  const requests = serve({
    [`GET ${base}`]: () => json(now),
    [`POST ${base}/begin`]: nothing,
    [`POST ${base}/person`]: nothing,
    [`POST ${base}/person-identity`]: nothing,
    [`POST ${base}/business`]: nothing,
    [`POST ${base}/upload/pan`]: nothing,
    [`POST ${base}/submit`]: nothing,
    [`GET ${base}/file/1`]: picture,
    [`GET ${base}/file/2`]: picture,
    [`GET ${base}/file/3`]: picture,
    'GET /reference/pincode/411001': () => json({ state: 'Maharashtra', districts: ['Pune'], elsewhere: [] }),
    ...answers,
  })
  const view = await renderPage(first.kind === 'staff' ? <StaffKycPage /> : <MerchantKycPage />)
  const sent = (path: string) => requests.filter((one) => one.path === base + path && one.method === 'POST')
  return {
    ...view,
    sent,
    /** What the server answers from now on. */
    become(kyc: MyKyc) {
      now = kyc
    },
  }
}

// A field that offers choices labels its list too.
const box = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\*)?$`), { selector: 'input, select' })
const fill = (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) fireEvent.change(box(label), { target: { value } })
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const atStep = (name: string) => screen.findByRole('heading', { name })

/** A finger instead of a mouse. */
function onTouchScreen(): void {
  window.matchMedia = ((usual) => (query: string) => ({
    ...usual(query),
    matches: query === '(pointer: coarse)',
  }))(window.matchMedia)
}

describe('the form', () => {
  it('saves each step before it goes on, and begins with what is known', async () => {
    const { sent } = await open(aKyc({ details: { ...aKyc().details, fName: 'Asha', fatherName: 'Mohan Rao' } }))
    await atStep('Step 1 of 3: Person')
    expect([box('First name').value, box("Father's name").value]).toEqual(['Asha', 'Mohan Rao'])
    fill({ 'Last name': 'Rao', Gender: 'F', 'Date of birth': '05041990' })
    await press('Save and go on')
    await atStep('Step 2 of 3: Identity')
    expect(sent('/person')[0]?.body).toEqual({
      fName: 'Asha',
      lName: 'Rao',
      fatherName: 'Mohan Rao',
      gender: 'F',
      dob: '1990-04-05',
    })
    fill({ PAN: 'abcpd1234e', 'Aadhaar number': '2341 2341 2346' })
    await press('Save and go on')
    await atStep('Step 3 of 3: Documents')
  })

  it('goes one step back with the Back of the browser, and keeps what was typed', async () => {
    const { router } = await open(aKyc({ details: staffDetails }))
    await atStep('Step 2 of 3: Identity')
    fill({ PAN: 'ABCPD1234E' })
    await press('Back')
    await atStep('Step 1 of 3: Person')
    act(() => router.history.back())
    await atStep('Step 2 of 3: Identity')
    expect(box('PAN').value).toBe('ABCPD1234E')
  })

  it('brings back what was typed before a reload, but never the Aadhaar number', async () => {
    const first = await open(aKyc({ details: staffDetails }))
    await atStep('Step 2 of 3: Identity')
    fill({ PAN: 'ABCPD1234E', 'Aadhaar number': '2341 2341 2346' })
    first.unmount()
    await open(aKyc({ details: staffDetails }))
    await screen.findByText('Your last entries are back.')
    expect([box('PAN').value, box('Aadhaar number').value]).toEqual(['ABCPD1234E', ''])
    expect(JSON.stringify({ ...localStorage })).not.toContain('2341')
  })

  it.each([
    ['Not started', aKyc({ begun: false })],
    ['Not started', aKyc()],
    ['Started', aKyc({ details: staffDetails })],
    ['Started', aKyc({ documents: documentsIn('staff', 'uploaded') })],
    ['Rejected', aKyc({ state: 'rejected', details: staffDetails })],
  ])('says %s as it is', async (words, kyc) => {
    await open(kyc)
    await screen.findByRole('heading', { level: 1 })
    await screen.findByText(words, { exact: true })
  })

  it('tells what is wrong at its field and sends nothing', async () => {
    const { sent } = await open(aKyc({ details: staffDetails }))
    await atStep('Step 2 of 3: Identity')
    fill({ PAN: 'wrong', 'Aadhaar number': '2341 2341 2345' })
    await press('Save and go on')
    expect(screen.getByText('Enter a PAN, such as ABCPD1234E')).toBeTruthy()
    expect(screen.getByText('This is not an Aadhaar number. Please check the 12 digits.')).toBeTruthy()
    expect(sent('/person-identity')).toEqual([])
  })

  it('never shows the whole Aadhaar number that is kept, and lets it stay', async () => {
    await open(aKyc({ details: { ...staffDetails, panNo: '' }, aadharNo: 'XXXX XXXX 2346' }))
    await atStep('Step 2 of 3: Identity')
    expect(box('Aadhaar number').value).toBe('')
    expect(screen.getByText('Kept: XXXX XXXX 2346. Leave this empty to keep it.')).toBeTruthy()
  })

  it('of an owner asks for the business, and the pincode fills in state and district', async () => {
    const { sent } = await open(aKyc({ kind: 'merchant' }))
    await atStep('Step 1 of 3: Business')
    fill({ 'Business name': 'Rao Stores', 'Address line 1': '12 Market Road', Pincode: '411001' })
    await waitFor(() => expect(box('District').value).toBe('Pune'))
    expect(box('State').value).toBe('Maharashtra')
    await press('Save and go on')
    await waitFor(() => expect(sent('/business')[0]?.body).toMatchObject({ bussName: 'Rao Stores', district: 'Pune' }))
  })

  it('shows why it was sent back, and can be left to look around', async () => {
    const { router } = await open(aKyc({ state: 'rejected', remark: 'The name differs.' }))
    await screen.findByText('The name differs.')
    await userEvent.click(screen.getByRole('link', { name: 'Look around first' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/merchant'))
  })

  it('is remembered as seen, once', async () => {
    const { sent } = await open(aKyc({ begun: false }))
    await atStep('Step 1 of 3: Person')
    await waitFor(() => expect(sent('/begin')).toHaveLength(1))
  })

  it('leads staff who open the form of an owner to their own', async () => {
    serve({ [`GET ${base}`]: () => json(aKyc()) })
    const { router } = await renderPage(<MerchantKycPage />)
    await waitFor(() => expect(router.state.location.pathname).toBe('/kyc/staff'))
  })
})

describe('the documents', () => {
  const ready = aKyc({ details: staffDetails, aadharNo: 'XXXX XXXX 2346' })
  const file = new File(['x'], 'pan.png', { type: 'image/png' })

  it('are looked at before they are uploaded, and can be taken again', async () => {
    const { container, sent, become } = await open(ready)
    await atStep('Step 3 of 3: Documents')
    expect(screen.getByText('Still missing: PAN card, Aadhaar card, Photo.')).toBeTruthy()
    const choose = async () => {
      const [input] = container.querySelectorAll<HTMLInputElement>('input[type=file]')
      if (input) await userEvent.upload(input, file)
    }
    await choose()
    expect(screen.getByRole('img', { name: 'Preview: PAN card' })).toBeTruthy()
    await press('Take another one: PAN card')
    expect(screen.queryByRole('img', { name: 'Preview: PAN card' })).toBeNull()
    expect(sent('/upload/pan')).toEqual([])
    await choose()
    become({ ...ready, documents: [...documentsIn('staff', 'uploaded').slice(0, 1), ...ready.documents.slice(1)] })
    await press('Upload: PAN card')
    await screen.findByText('Still missing: Aadhaar card, Photo.')
    const form = sent('/upload/pan')[0]?.body as FormData
    expect(form.get('document')).toBeInstanceOf(File)
  })

  it.each([
    ['report.docx', 'application/msword', 9, 'PAN card: report.docx cannot be taken.'],
    ['photo.heic', 'image/heic', 9, 'PAN card: photo.heic cannot be taken.'],
    ['letter.docx', '', 9, 'PAN card: letter.docx cannot be taken.'],
    ['paper.PDF', '', 14_000_000, 'PAN card: paper.PDF is larger than 8 MB.'],
    ['scan.pdf', 'application/pdf', 14_000_000, 'PAN card: scan.pdf is larger than 8 MB.'],
  ])('%s is judged when it is chosen, in words that name the document', async (name, type, size, words) => {
    const { container, sent } = await open(ready)
    await atStep('Step 3 of 3: Documents')
    const [input] = container.querySelectorAll<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('There is nothing to choose a file with.')
    fireEvent.change(input, { target: { files: [new File([new Uint8Array(size)], name, { type })] } })
    const alert = await within(screen.getByRole('region', { name: 'PAN card' })).findByRole('alert')
    expect(alert.textContent).toContain(words)
    expect(document.activeElement).toBe(alert)
    expect(screen.queryByRole('button', { name: 'Upload: PAN card' })).toBeNull()
    expect(sent('/upload/pan')).toEqual([])
  })

  it.each([
    ['front.jpg', 'image/jpg', 'image/jpeg'],
    ['front.JPEG', '', 'image/jpeg'],
    ['front.webp', 'application/octet-stream', 'image/webp'],
    ['1000001234', '', ''],
  ])('%s that the phone calls "%s" is taken and shown', async (name, type, sentAs) => {
    const { container, sent } = await open(ready)
    await atStep('Step 3 of 3: Documents')
    const [input] = container.querySelectorAll<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('There is nothing to choose a file with.')
    fireEvent.change(input, { target: { files: [new File(['x'], name, { type })] } })
    expect(await screen.findByRole('img', { name: 'Preview: PAN card' })).toBeTruthy()
    await press('Upload: PAN card')
    await waitFor(() => expect(sent('/upload/pan')).toHaveLength(1))
    const form = sent('/upload/pan')[0]?.body as FormData
    expect(form.get('document')).toMatchObject({ name, type: sentAs })
    expect(await screen.findByText('PAN card uploaded')).toBeTruthy()
  })

  it('that the browser cannot draw is refused before it is sent', async () => {
    const { container } = await open(ready)
    await atStep('Step 3 of 3: Documents')
    const [input] = container.querySelectorAll<HTMLInputElement>('input[type=file]')
    if (input) await userEvent.upload(input, file)
    fireEvent.error(screen.getByRole('img', { name: 'Preview: PAN card' }))
    const alert = await within(screen.getByRole('region', { name: 'PAN card' })).findByRole('alert')
    expect(alert.textContent).toContain('PAN card: pan.png cannot be opened.')
    expect(screen.queryByRole('button', { name: 'Upload: PAN card' })).toBeNull()
    if (input)
      await userEvent.upload(container.querySelectorAll<HTMLInputElement>('input[type=file]')[0] ?? input, file)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('whose upload fails says why on its card, which takes the focus', async () => {
    const { container } = await open(ready, {
      [`POST ${base}/upload/pan`]: () => json({ message: 'The picture is too small.' }, 400),
    })
    await atStep('Step 3 of 3: Documents')
    const [input] = container.querySelectorAll<HTMLInputElement>('input[type=file]')
    if (input) await userEvent.upload(input, file)
    await press('Upload: PAN card')
    const alert = await within(screen.getByRole('region', { name: 'PAN card' })).findByRole('alert')
    expect(alert.textContent).toContain('The picture is too small.')
    await waitFor(() => expect(document.activeElement).toBe(alert))
    await press('Take another one: PAN card')
    expect(screen.queryByText('The picture is too small.')).toBeNull()
  })

  it('that are photos take images only; on a phone the camera is offered, the front one for the face', async () => {
    onTouchScreen()
    const { container } = await open(ready)
    await atStep('Step 3 of 3: Documents')
    const inputs = [...container.querySelectorAll<HTMLInputElement>('section input[type=file]')]
    const said = inputs.map((one) => [one.getAttribute('capture'), one.accept.includes('pdf')])
    expect(said).toEqual([
      ['environment', false],
      [null, true],
      ['environment', false],
      [null, true],
      ['user', false],
      [null, false],
    ])
  })

  it('that are papers are photographed and straightened, where the browser can', async () => {
    onTouchScreen()
    vi.stubGlobal('Worker', class {})
    vi.stubGlobal('OffscreenCanvas', class {})
    await open(ready)
    await atStep('Step 3 of 3: Documents')
    screen.getByRole('button', { name: 'Photograph: PAN card' })
    const names = screen.getAllByRole('button', { name: /^Take a photo/ }).map((one) => one.getAttribute('aria-label'))
    expect(names).toHaveLength(1)
    vi.unstubAllGlobals()
  })

  it('are all there: it is handed in, and what was sent is shown', async () => {
    const whole = { ...ready, documents: documentsIn('staff', 'uploaded') }
    const { sent, become } = await open(whole)
    await atStep('Step 3 of 3: Documents')
    become({ ...whole, state: 'submitted' })
    await press('Submit for review')
    await screen.findByText('We are looking at what you sent, and write to you when it is decided.')
    expect(sent('/submit')).toHaveLength(1)
    expect(screen.queryByRole('button', { name: /^Choose a/ })).toBeNull()
  })

  it('that was sent back under review says why and can be uploaded again, the others not', async () => {
    const [pan, ...others] = documentsIn('staff', 'uploaded')
    const back = { ...(pan ?? others[0]), state: 'rejected', reason: 'Too dark.' } as MyKyc['documents'][number]
    await open({ ...ready, state: 'submitted', documents: [back, ...others] })
    const card = await screen.findByRole('region', { name: 'PAN card' })
    expect(within(card).getByText('Too dark.')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: /^Choose another file: / })).toHaveLength(1)
  })
})
