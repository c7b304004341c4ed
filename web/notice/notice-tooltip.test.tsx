import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { backOfficeNotices as calls } from '../../contract/notice.ts'
import { json, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { NoticeBell } from './notice-bell.tsx'

it("the bell has the tooltip 'Notifications'", async () => {
  serve({ [`GET ${calls.listNotices.path}`]: () => json({ unread: 3, notices: [] }) })
  await renderPage(<NoticeBell calls={calls} />)
  await userEvent.hover(await screen.findByRole('button', { name: 'Notifications, 3 unread' }))
  expect((await screen.findByRole('tooltip')).textContent).toBe('Notifications')
})
