import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { serve } from '../../testing/network.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { DocumentViewer } from './document-viewer.tsx'

const file = (type: string) => () => new Response('bytes', { headers: { 'content-type': type } })

it('shows a PDF in a frame', async () => {
  serve({ 'GET /paper': file('application/pdf') })
  await renderPage(<DocumentViewer path="/paper" isPdf label="Signed form" />)
  expect((await screen.findByTitle('Signed form')).tagName).toBe('IFRAME')
})

it('opens a PDF by itself where the browser shows none inside a page, and shows its first page', async () => {
  serve({ 'GET /paper': file('application/pdf'), 'GET /page': file('image/jpeg') })
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true })
  await renderPage(<DocumentViewer path="/paper" isPdf label="Signed form" picture="/page" />)
  expect((await screen.findByRole('link', { name: 'Open the PDF' })).getAttribute('href')).toBe('blob:made-here')
  expect(await screen.findByRole('img', { name: 'Signed form' })).toBeTruthy()
  expect(screen.queryByTitle('Signed form')).toBeNull()
  Reflect.deleteProperty(navigator, 'pdfViewerEnabled')
})
