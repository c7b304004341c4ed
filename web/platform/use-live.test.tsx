import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { LiveTopic } from '../../contract/kernel/topic.ts'
import { backOfficeNotices } from '../../contract/notice.ts'
import { whoAmI } from '../../contract/session.ts'
import { LivePage } from '../testing/live-page.tsx'
import { json, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { callQuery } from './call-query.ts'
import * as events from './events.ts'

function Page() {
  const { data } = useQuery(callQuery(backOfficeNotices.listNotices))
  const me = useQuery(callQuery(whoAmI))
  return <p>{`${data?.unread} unread, ${me.data?.displayName}`}</p>
}

/** The page of a person whose area is told of topics by the test. */
async function open() {
  let told: Partial<Record<LiveTopic, () => void>> = {}
  const stop = vi.fn()
  vi.spyOn(events, 'listen').mockImplementation((_endpoint, handlers) => {
    told = handlers
    return stop
  })
  const now = { unread: 1, name: 'Asha' }
  const requests = serve({
    [`GET ${backOfficeNotices.listNotices.path}`]: () => json({ unread: now.unread, notices: [] }),
    [`GET ${whoAmI.path}`]: () => json({ displayName: now.name }),
  })
  const { unmount } = await renderPage(
    <LivePage endpoint={backOfficeNotices.live}>
      <Page />
    </LivePage>,
  )
  await screen.findByText('1 unread, Asha')
  const asked = (path: string) => requests.filter((seen) => seen.path === path).length
  return { now, asked, unmount, stop, hear: (topic: LiveTopic) => act(() => told[topic]?.()) }
}

it('asks again for what shows the topic that the area is told of, and stops with the area', async () => {
  const { now, asked, hear, unmount, stop } = await open()
  now.unread = 2
  hear('notice')
  await screen.findByText('2 unread, Asha')
  expect(asked(whoAmI.path)).toBe(1)
  unmount()
  expect(stop).toHaveBeenCalledTimes(1)
})

it('asks who I am a moment after a sign-in has ended, when a changed password has brought new tokens', async () => {
  const { now, asked, hear } = await open()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  now.name = 'Somebody else'
  hear('session-ended')
  await act(() => vi.advanceTimersByTimeAsync(1_400))
  expect(asked(whoAmI.path)).toBe(1)
  await act(() => vi.advanceTimersByTimeAsync(200))
  await waitFor(() => expect(asked(whoAmI.path)).toBe(2))
  await screen.findByText('1 unread, Somebody else')
})
