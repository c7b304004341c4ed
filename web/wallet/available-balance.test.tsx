import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { merchantNotices } from '../../contract/notice.ts'
import { merchantClosing } from '../../contract/wallet.ts'
import { saveSession } from '../platform/session.ts'
import { LivePage } from '../testing/live-page.tsx'
import { json, serve, tokenOf } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { AvailableBalance } from './available-balance.tsx'

const shown = () => screen.getByLabelText('Available balance').textContent

describe('the available balance', () => {
  it('is shown in rupees with two decimals', async () => {
    serve({ [`GET ${merchantClosing.path}`]: () => json(1234567.5) })
    await renderPage(<AvailableBalance />)
    await waitFor(() => expect(shown()).toBe('₹12,34,567.50'))
  })

  it('is 0 when it cannot be loaded, and the log says so', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    serve({ [`GET ${merchantClosing.path}`]: () => json({ message: 'No' }, 500) })
    await renderPage(<AvailableBalance />)
    await waitFor(() => expect(log).toHaveBeenCalledTimes(1))
    expect(shown()).toBe('₹0.00')
  })

  it('stays as it was last known, and says so, when it cannot be loaded again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const answers = [json(250), json({ message: 'No' }, 500)]
    serve({ [`GET ${merchantClosing.path}`]: () => answers.shift() ?? json(300) })
    const { queries } = await renderPage(<AvailableBalance />)
    await waitFor(() => expect(shown()).toBe('₹250.00'))
    expect(screen.queryByText('last known')).toBeNull()
    await queries.refetchQueries()
    await screen.findByText('last known')
    expect(shown()).toBe('₹250.00')
    await queries.refetchQueries()
    await waitFor(() => expect(shown()).toBe('₹300.00'))
    expect(screen.queryByText('last known')).toBeNull()
  })

  it('is asked for again when the wallet moves', async () => {
    saveSession({ token: tokenOf({ sub: 'M000001', role: 'merchant' }), refreshToken: 'r1' })
    let balance = 10
    let say = (_text: string) => undefined as unknown
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        say = (text) => controller.enqueue(new TextEncoder().encode(text))
      },
    })
    serve({
      [`GET ${merchantClosing.path}`]: () => json(balance),
      [`GET ${merchantNotices.live.path}`]: () => new Response(stream),
    })
    await renderPage(
      <LivePage endpoint={merchantNotices.live}>
        <AvailableBalance />
      </LivePage>,
    )
    await waitFor(() => expect(shown()).toBe('₹10.00'))
    balance = 25
    say('event: wallet\ndata: {}\n\n')
    await waitFor(() => expect(shown()).toBe('₹25.00'))
  })
})
