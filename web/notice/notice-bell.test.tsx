import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { backOfficeNotices as calls, type Notice } from '../../contract/notice.ts'
import { json, nothing, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { NoticeBell } from './notice-bell.tsx'

const aNotice = (more: Partial<Notice> = {}): Notice => ({
  id: '7',
  title: 'New registration',
  text: 'Asha Rao wants to join.',
  link: '/backend/user-management/registration',
  at: '2026-04-05T09:37:00Z',
  read: false,
  ...more,
})

function serveInbox(...notices: Notice[]) {
  const unread = notices.filter(({ read }) => !read).length
  return serve({
    [`GET ${calls.listNotices.path}`]: () => json({ unread, notices }),
    [`POST ${calls.markRead.path}`]: nothing,
  })
}

const readIn = (requests: ReturnType<typeof serveInbox>) =>
  requests.filter((seen) => seen.path === calls.markRead.path).map((seen) => seen.body)

describe('the bell', () => {
  it('counts what is unread', async () => {
    serveInbox(aNotice(), aNotice({ id: '8' }), aNotice({ id: '9', read: true }))
    await renderPage(<NoticeBell calls={calls} />)
    await screen.findByRole('button', { name: 'Notifications, 2 unread' })
  })

  it('opens the list; a notice is marked read and leads to its record', async () => {
    const requests = serveInbox(aNotice())
    const { router } = await renderPage(<NoticeBell calls={calls} />)
    await userEvent.click(await screen.findByRole('button', { name: /^Notifications/ }))
    await screen.findByText(/05 Apr 2026, 03:07 PM/)
    await userEvent.click(screen.getByText('New registration'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/backend/user-management/registration'))
    expect(readIn(requests)).toEqual([{ ids: ['7'] }])
  })

  it('never follows a link out of the portal', async () => {
    serveInbox(aNotice({ link: 'https://evil.example' }))
    const { router } = await renderPage(<NoticeBell calls={calls} />)
    await userEvent.click(await screen.findByRole('button', { name: /^Notifications/ }))
    await userEvent.click(await screen.findByText('New registration'))
    expect(router.state.location.pathname).toBe('/page')
  })

  it('marks all as read', async () => {
    const requests = serveInbox(aNotice())
    await renderPage(<NoticeBell calls={calls} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all read' }))
    await waitFor(() => expect(readIn(requests)).toEqual([{}]))
  })

  it('says when there is nothing', async () => {
    serveInbox()
    await renderPage(<NoticeBell calls={calls} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications' }))
    await screen.findByText('No notifications yet.')
  })
})
