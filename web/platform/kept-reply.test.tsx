import { act, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getBusinessInfo } from '../../contract/site.ts'
import { saveSiteConfiguration } from '../../contract/site-settings.ts'
import { json, serve } from '../testing/network.ts'

// What is kept lives in the module, so each test begins with a fresh one.
beforeEach(() => vi.resetModules())

async function openPage() {
  const { keepReplies, RenderedReplies, useKeptReply } = await import('./kept-reply.ts')
  const { tellChangesOf } = await import('./changed.ts')
  function Name() {
    const { reply, error, ask } = useKeptReply(getBusinessInfo)
    return (
      <button type="button" onClick={ask}>
        {reply?.businessName ?? (error ? 'failed' : 'nothing yet')}
      </button>
    )
  }
  return { Name, keepReplies, tellDone: tellChangesOf, RenderedReplies }
}

const shown = () => screen.getByRole('button').textContent

describe('a kept reply', () => {
  it('is asked for once, however many places show it', async () => {
    const requests = serve({ 'GET /business-info': () => json({ businessName: 'Sample' }) })
    const { Name } = await openPage()
    const first = render(<Name />)
    await waitFor(() => expect(shown()).toBe('Sample'))
    first.unmount()
    render(<Name />)
    expect([shown(), requests.length]).toEqual(['Sample', 1])
  })

  it('is asked for again by a page that opens after a minute, and shows the old one meanwhile', async () => {
    let name = 'Old'
    serve({ 'GET /business-info': () => json({ businessName: name }) })
    const { Name } = await openPage()
    const first = render(<Name />)
    await waitFor(() => expect(shown()).toBe('Old'))
    first.unmount()
    name = 'New'
    const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000)
    render(<Name />)
    expect(shown()).toBe('Old')
    await waitFor(() => expect(shown()).toBe('New'))
    later.mockRestore()
  })

  it('is asked for again at once where it is shown, when somebody changes what it tells', async () => {
    let name = 'Old'
    serve({ 'GET /business-info': () => json({ businessName: name }) })
    const { Name, tellDone } = await openPage()
    render(<Name />)
    await waitFor(() => expect(shown()).toBe('Old'))
    name = 'New'
    act(() => tellDone(saveSiteConfiguration))
    await waitFor(() => expect(shown()).toBe('New'))
  })

  it('is asked for again by the next page once somebody has changed what it tells', async () => {
    let name = 'Old'
    serve({ 'GET /business-info': () => json({ businessName: name }) })
    const { Name, tellDone } = await openPage()
    const first = render(<Name />)
    await waitFor(() => expect(shown()).toBe('Old'))
    first.unmount()
    name = 'New'
    tellDone(saveSiteConfiguration)
    render(<Name />)
    await waitFor(() => expect(shown()).toBe('New'))
  })

  it('that failed is asked for again by the next page, and by whoever asks', async () => {
    let works = false
    serve({ 'GET /business-info': () => (works ? json({ businessName: 'Sample' }) : json({ message: 'No' }, 500)) })
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { Name } = await openPage()
    const first = render(<Name />)
    await waitFor(() => expect(shown()).toBe('failed'))
    works = true
    act(() => screen.getByRole('button').click())
    await waitFor(() => expect(shown()).toBe('Sample'))
    first.unmount()
  })

  it('that the server rendered with is shown at once, on the server and in the browser, and not asked for', async () => {
    const requests = serve({})
    const { Name, keepReplies, RenderedReplies } = await openPage()
    const rendered = keepReplies({ '/business-info': { businessName: 'Rendered' } })
    const page = (
      <RenderedReplies value={rendered}>
        <Name />
      </RenderedReplies>
    )
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(page)
    const sent = container.querySelector('button')
    expect(sent?.textContent).toBe('Rendered')
    render(page, { container, hydrate: true })
    expect(container.querySelector('button')).toBe(sent)
    expect([shown(), requests]).toEqual(['Rendered', []])
  })
})
