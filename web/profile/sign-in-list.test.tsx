import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backOfficeProfile as calls } from '../../contract/profile.ts'
import type { OwnSignIn } from '../../contract/sign-in-history.ts'
import { json, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { SignInList } from './sign-in-list.tsx'

const here: OwnSignIn = {
  id: '1',
  startedAt: '2026-11-14T06:00:00.000Z',
  device: 'Chrome on Android',
  ip: '203.0.113.9',
  lastSeenAt: '2026-11-14T07:00:00.000Z',
  endedAt: null,
  how: 'open',
  current: true,
}

it('the own sign-ins say when, where and how each ended, and which is this one', async () => {
  const before = { ...here, id: '2', how: 'ran out', endedAt: '2026-11-13T06:00:00.000Z', current: false }
  serve({ [`GET ${calls.getSignIns.path}`]: () => json([here, before]) })
  await renderPage(<SignInList calls={calls} />)
  const lines = (await screen.findAllByRole('listitem')).map((line) => line.textContent)
  expect(lines[0]).toMatch(/^14 Nov 2026.*Chrome on Android, 203\.0\.113\.9This one$/)
  expect(lines[1]).toMatch(/Ran out, 13 Nov 2026/)
})
