import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { json, serve } from '../../testing/network.ts'

// The name is fetched once and kept by its module, so each test begins with fresh modules.
beforeEach(() => {
  vi.resetModules()
  document.title = ''
  document.head.querySelector('link[rel="icon"]')?.remove()
})

async function showHead(businessName: string, pathname = '/backend') {
  const requests = serve({
    'GET /business-info': () => json({ businessName }),
    'POST /favicon': () => new Response('icon', { headers: { 'content-type': 'image/png' } }),
  })
  const { useSiteHead } = await import('./use-site-head.ts')
  function Page() {
    useSiteHead(pathname)
    return null
  }
  render(<Page />)
  await waitFor(() => expect(document.head.querySelector('link[rel="icon"]')).not.toBeNull())
  return requests
}

describe('the tab of the browser', () => {
  it('is titled with the business name', async () => {
    await showHead('Sample Seva Kendra')
    await waitFor(() => expect(document.title).toBe('Sample Seva Kendra'))
  })

  it('names the public page before the business, but not the first page', async () => {
    await showHead('Sample Seva Kendra', '/About/')
    await waitFor(() => expect(document.title).toBe('About · Sample Seva Kendra'))
    await showHead('Sample Seva Kendra', '/')
    await waitFor(() => expect(document.title).toBe('Sample Seva Kendra'))
  })

  it("is titled 'Site' when the name is missing", async () => {
    const requests = await showHead('')
    expect(requests.map((seen) => seen.path)).toContain('/business-info')
    expect(document.title).toBe('Site')
  })

  it('has the icon that the download call brings', async () => {
    const requests = await showHead('Sample Seva Kendra')
    expect(requests.filter((seen) => seen.path === '/favicon').map((seen) => seen.method)).toEqual(['POST'])
    expect(document.head.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href).toBe('blob:made-here')
  })
})

describe('the logo', () => {
  it('is the one that the server keeps, and the first letter of the name without it', async () => {
    serve({ 'GET /business-info': () => json({ businessName: 'Sample Seva Kendra' }) })
    const { Logo } = await import('./logo.tsx')
    const { container } = render(<Logo />)
    const image = container.querySelector('img')
    expect(image?.getAttribute('src')).toBe('/api/logo')
    if (image) fireEvent.error(image)
    await screen.findByText('S')
    expect(container.querySelector('img')).toBeNull()
  })
})
