import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { json, serve } from '../../testing/network.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { UploadScanPage } from './upload-scan-page.tsx'

const path = '/merchant/nsdlpan/form-scanning/7'
const subject = { id: '7', refNo: '3000000007', cardName: 'RAVI SAMPLE', cat: 'individual' }
const pdf = new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' })

async function open(answer = () => json({ state: 'awaiting-crop', note: '' }), cat = 'individual') {
  const requests = serve({ [`GET ${path}`]: () => json({ ...subject, cat }), [`POST ${path}`]: answer })
  const page = await renderPage(<UploadScanPage id="7" />)
  await screen.findByText('RAVI SAMPLE')
  return { ...page, sent: () => requests.filter(({ method }) => method === 'POST') }
}
const picker = () => document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement
/** The name of a colour stands in what the notification is painted with. */
const colourOf = (title: string) =>
  /-(red|green)-/.exec(screen.getByText(title).closest('[role="alert"]')?.getAttribute('style') ?? '')?.[1]
const upload = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Upload' })

describe('the upload of a scan', () => {
  it('shows reference number and applicant, and a button that waits for a file', async () => {
    await open()
    screen.getByText('3000000007')
    const label = screen.getByText('Scanned form', { selector: 'label' })
    expect(label.textContent).toBe('Scanned form *')
    expect(upload().disabled).toBe(true)
    expect(document.querySelector('iframe')).toBeNull()
    await userEvent.upload(picker(), pdf)
    expect(upload().disabled).toBe(false)
    expect(screen.getByTitle('Preview of the scan').getAttribute('src')).toBe('blob:made-here')
  })

  it('takes no other file', async () => {
    const { sent } = await open()
    const picture = new File(['x'], 'scan.png', { type: 'image/png' })
    await userEvent.upload(picker(), picture, { applyAccept: false })
    await screen.findByText('Only PDF files are allowed')
    expect([upload().disabled, sent()]).toEqual([true, []])
  })

  it.each([
    ['individual', '/merchant/product/nsdl-pan/form-cropping/7'],
    ['company', '/merchant/product/nsdl-pan/waiting-list'],
  ])('of the category %s leads on to %s', async (cat, next) => {
    const { router, sent } = await open(undefined, cat)
    await userEvent.upload(picker(), pdf)
    await userEvent.click(upload())
    await screen.findByText('Upload Successful')
    expect(colourOf('Upload Successful')).toBe('green')
    screen.getByText('Form has been uploaded successfully!')
    await waitFor(() => expect(router.state.location.pathname).toBe(next))
    const form = sent()[0]?.body as FormData
    expect((form.get('form') as File).name).toBe('scan.pdf')
  })

  it('that is refused says what the server said, twice: passing, and to stay', async () => {
    const message = 'This is the form of another application (token 3000000001).'
    const { router } = await open(() => json({ message }, 400))
    await userEvent.upload(picker(), pdf)
    await userEvent.click(upload())
    await screen.findByText('Upload Failed')
    expect(colourOf('Upload Failed')).toBe('red')
    expect(await screen.findAllByText(message)).toHaveLength(2)
    expect(router.state.location.pathname).toBe('/page')
  })

  it("that fails without a word says 'Upload failed'", async () => {
    await open(() => new Response('', { status: 502 }))
    await userEvent.upload(picker(), pdf)
    await userEvent.click(upload())
    await screen.findByText('Upload Failed')
    expect(colourOf('Upload Failed')).toBe('red')
    expect(await screen.findAllByText('Upload failed')).toHaveLength(2)
  })
})
