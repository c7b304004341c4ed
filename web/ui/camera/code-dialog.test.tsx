import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { CodeDialog } from './code-dialog.tsx'
import { openCodeReader } from './read-code.ts'

it('where no camera can be had, the number is typed instead', async () => {
  await renderPage(<CodeDialog said="" onRead={() => {}} onClose={() => {}} />)
  await screen.findByText(/Type the number instead\.$/)
  screen.getByText('Hold the square code of a form before the camera.')
})

it('what the last code led to is said', async () => {
  await renderPage(<CodeDialog said="RAVI SAMPLE received, 3 left." onRead={() => {}} onClose={() => {}} />)
  await screen.findByText('RAVI SAMPLE received, 3 left.')
})

it("the browser's own reader of codes is used where it works", async () => {
  const detect = vi.fn(async () => [{ rawValue: 'K1:3000000007:1/2' }])
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      detect = detect
    },
  )
  const read = await openCodeReader()
  expect(await read(document.createElement('canvas'))).toBe('K1:3000000007:1/2')
  vi.unstubAllGlobals()
})
