import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pictureRules } from '../../../contract/nsdl-pan/pictures.ts'
import type { CropDesk } from '../../../contract/nsdl-pan/scan.ts'
import { json, nothing, serve } from '../../testing/network.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { MerchantCropPage } from './crop-page.tsx'

const path = '/merchant/nsdlpan/form-cropping/7'
const desk: CropDesk = {
  id: '7',
  refNo: '3000000007',
  cardName: 'RAVI SAMPLE',
  cat: 'individual',
  state: 'awaiting-crop',
  scan: '31',
  pages: [
    { index: 0, number: 1, recognised: true },
    { index: 1, number: null, recognised: false },
  ],
  photo: { page: 0, x: 158, y: 39, width: 25, height: 35, degrees: 0 },
  signature: { page: 0, x: 148, y: 82, width: 45, height: 20, degrees: 0 },
  placed: true,
  rules: pictureRules.protean,
}
const jpeg = () => new Response('jpeg', { headers: { 'content-type': 'image/jpeg' } })

beforeEach(() => {
  // jsdom neither paints nor captures pointers.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  Element.prototype.setPointerCapture = () => undefined
})

async function open(change: Partial<CropDesk> = {}, answer: () => Response = nothing) {
  const requests = serve({
    [`GET ${path}`]: () => json({ ...desk, ...change }),
    [`GET ${path}/page`]: jpeg,
    [`POST ${path}`]: answer,
  })
  const page = await renderPage(<MerchantCropPage id="7" />)
  await screen.findByRole('button', { name: 'Photo box' })
  const saved = () => requests.filter(({ method }) => method === 'POST').map(({ body }) => body as CropDesk)
  return { ...page, requests, saved }
}
const box = (name: string) => screen.getByRole('button', { name: `${name} box` })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save and send to the head office' }))

describe('cropping', () => {
  it('saves the boxes as they were placed, and goes on to the waiting list', async () => {
    const { saved, router } = await open()
    screen.getByText(/Token 3000000007, RAVI SAMPLE/)
    screen.getByText('197 × 276 px, 200 dpi, at most 50 kB')
    screen.getByText('354 × 157 px, 200 dpi, at most 50 kB')
    await save()
    await waitFor(() => expect(router.state.location.pathname).toBe('/merchant/product/nsdl-pan/waiting-list'))
    expect(saved()).toEqual([{ scan: '31', photo: desk.photo, signature: desk.signature }])
  })

  it('moves a box by the arrow keys, sizes it by + and -, and turns it by the brackets', async () => {
    const { saved } = await open()
    box('Photo').focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Shift>}{ArrowDown}{/Shift}')
    // Brackets have a meaning of their own for the keyboard of these tests.
    for (const key of [']', ']', ']', '[', '[', '+', '-']) fireEvent.keyDown(box('Photo'), { key })
    await save()
    await waitFor(() => expect(saved()).toHaveLength(1))
    const { photo, signature } = saved()[0] as CropDesk
    expect([photo.x, photo.y, photo.degrees].map((value) => Math.round(value * 10) / 10)).toEqual([157, 44, 0.5])
    expect(photo.width).toBeCloseTo(25, 6)
    expect(signature).toEqual(desk.signature)
  })

  it('follows a finger, on the box and on its corners, in millimetres of the page', async () => {
    const { saved } = await open()
    const page = box('Signature').parentElement as HTMLElement
    page.getBoundingClientRect = () => ({ width: 420 }) as DOMRect
    fireEvent.focus(box('Signature'))
    fireEvent.pointerDown(box('Signature'), { clientX: 100, clientY: 100, pointerId: 1 })
    fireEvent.pointerMove(box('Signature'), { clientX: 80, clientY: 110, pointerId: 1 })
    fireEvent.pointerUp(box('Signature'), { pointerId: 1 })
    fireEvent.pointerMove(box('Signature'), { clientX: 0, clientY: 0, pointerId: 1 })
    const corner = [...box('Signature').querySelectorAll('[data-corner]')].at(-1) as Element
    fireEvent.pointerDown(corner, { clientX: 200, clientY: 200, pointerId: 2 })
    fireEvent.pointerMove(corner, { clientX: 220, clientY: 200, pointerId: 2 })
    fireEvent.pointerUp(corner, { pointerId: 2 })
    await save()
    await waitFor(() => expect(saved()).toHaveLength(1))
    const { signature } = saved()[0] as CropDesk
    expect([signature.x, signature.width].map((value) => Math.round(value))).toEqual([138, 55])
    expect(signature.width / signature.height).toBeCloseTo(354 / 157, 6)
  })

  it('turns, sizes and takes back by buttons, and knows which box is meant', async () => {
    const { saved } = await open()
    await userEvent.click(screen.getByText('Signature', { selector: 'label *, label' }))
    await userEvent.click(screen.getByRole('button', { name: 'Turn right a quarter' }))
    await userEvent.click(screen.getByRole('button', { name: 'Turn left half a degree' }))
    screen.getByText('89.5°')
    await userEvent.click(screen.getByRole('button', { name: 'Back to where it was' }))
    await userEvent.click(screen.getByRole('button', { name: 'Larger box' }))
    await save()
    await waitFor(() => expect(saved()).toHaveLength(1))
    const { photo, signature } = saved()[0] as CropDesk
    expect([signature.degrees, signature.width > 45, photo]).toEqual([0, true, desk.photo])
  })

  it('puts a box on another page, which is then shown', async () => {
    const { saved, requests } = await open()
    await userEvent.selectOptions(screen.getByLabelText('Page of the photo'), '1')
    await waitFor(() => expect(requests.some(({ query }) => query.get('page') === '1')).toBe(true))
    await screen.findByAltText('Page 2 of the scan')
    expect(screen.queryByRole('button', { name: 'Signature box' })).toBeNull()
    await save()
    await waitFor(() => expect(saved()[0]?.photo.page).toBe(1))
  })

  it('says so when nobody but a person can place the boxes', async () => {
    await open({ placed: false })
    screen.getByText('Please place both boxes yourself')
  })

  it('asks for the newer scan when there is one', async () => {
    const { requests, router } = await open({}, () => json({ message: 'Another scan was uploaded meanwhile.' }, 409))
    await save()
    await screen.findByText('Another scan was uploaded meanwhile.')
    await waitFor(() =>
      expect(requests.filter(({ path: asked, method }) => asked === path && method === 'GET')).toHaveLength(2),
    )
    expect(router.state.location.pathname).toBe('/page')
  })
})
