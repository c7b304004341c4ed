import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getTour, tourMark } from '../../../contract/tour.ts'
import { readSession, saveSession } from '../../platform/session.ts'
import { createPortalRouter } from '../../router.tsx'
import { json, nothing, serve, tokenOf } from '../../testing/network.ts'
import { TestFrame } from '../../testing/render-page.tsx'

const stop = { who: 'Somebody', look: 'Look here', attempt: 'Try this' }
const tour = {
  password: 'Sample@123',
  stops: [
    { ...stop, title: 'First', userName: '', code: '', path: '/' },
    { ...stop, title: 'Second', userName: 'asha', code: 'A000001', path: '/backend/misc/reports' },
  ],
}
const opened = vi.fn()
const tokens = { token: tokenOf({ sub: 'A000001', name: 'Asha', role: 'admin' }), refreshToken: 'r1' }

function calls() {
  return serve({
    'GET /business-info': () => json({ businessName: 'Sample Seva Kendra' }),
    'POST /favicon': () => new Response('icon'),
    [`GET ${getTour.path}`]: () => json(tour),
    'POST /auth/login': () => json(tokens),
    'POST /auth/logout': nothing,
  })
}

async function openTour() {
  const router = createPortalRouter(createMemoryHistory({ initialEntries: ['/tour'] }))
  await router.load()
  render(
    <TestFrame>
      <RouterProvider router={router} />
    </TestFrame>,
  )
}

function aDemo(): void {
  const mark = document.createElement('meta')
  mark.name = tourMark
  document.head.append(mark)
}

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('location', { ...globalThis.location, assign: opened })
})
afterEach(() => {
  opened.mockReset()
  document.querySelector(`meta[name="${tourMark}"]`)?.remove()
})

it('is no page where the portal is used in earnest, and nothing is asked for', async () => {
  const requests = calls()
  await openTour()
  expect(await screen.findByRole('heading', { level: 1, name: 'Something is not right...' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Take the tour' })).toBeNull()
  expect(requests.filter(({ path }) => path === getTour.path)).toEqual([])
})

it('signs a newcomer in as whom a stop wants, and opens it', async () => {
  aDemo()
  const requests = calls()
  await openTour()
  await userEvent.click(await screen.findByRole('button', { name: 'Go to stop 2 as asha' }))
  await vi.waitFor(() => expect(opened).toHaveBeenCalledWith('/backend/misc/reports'))
  const signIn = requests.find(({ path }) => path === '/auth/login')
  expect(signIn?.body).toEqual({ userName: 'asha', password: 'Sample@123' })
  expect(readSession()?.user?.code).toBe('A000001')
})

it('stays open to who is signed in, and signs them out before they look as a visitor', async () => {
  aDemo()
  saveSession(tokens)
  const requests = calls()
  await openTour()
  await userEvent.click(await screen.findByRole('button', { name: 'Go to stop 1' }))
  await vi.waitFor(() => expect(opened).toHaveBeenCalledWith('/'))
  expect(requests.map(({ path }) => path)).toContain('/auth/logout')
  expect(readSession()).toBeUndefined()
})

it('does not ask for the password again of who is there as the right person', async () => {
  aDemo()
  saveSession(tokens)
  const requests = calls()
  await openTour()
  await userEvent.click(await screen.findByRole('button', { name: 'Go to stop 2 as asha' }))
  await vi.waitFor(() => expect(opened).toHaveBeenCalledWith('/backend/misc/reports'))
  expect(requests.map(({ path }) => path)).not.toContain('/auth/login')
})
