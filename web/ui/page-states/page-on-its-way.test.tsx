import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TestFrame } from '../../testing/render-page.tsx'
import { PageOnItsWay } from './page-on-its-way.tsx'

/** Two pages, of which the second comes when `arrive` is called. */
async function openFirstPage() {
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const root = createRootRoute({
    component: () => (
      <>
        <PageOnItsWay />
        <Outlet />
      </>
    ),
  })
  const first = createRoute({ getParentRoute: () => root, path: '/first', component: () => <h1>First</h1> })
  const second = createRoute({
    getParentRoute: () => root,
    path: '/second',
    loader: () => arrived,
    component: () => <h1>Second</h1>,
  })
  const router = createRouter({
    routeTree: root.addChildren([first, second]),
    history: createMemoryHistory({ initialEntries: ['/first'] }),
  })
  render(
    <TestFrame>
      <RouterProvider router={router as never} />
    </TestFrame>,
  )
  await screen.findByRole('heading', { name: 'First' })
  const goTo = (to: string) => act(async () => void router.navigate({ to } as never))
  return { goTo, arrive }
}

it('a page that takes its time is said to be loading, while the page before it stands', async () => {
  const { goTo, arrive } = await openFirstPage()
  expect(screen.queryByRole('status')).toBeNull()
  await goTo('/second')
  expect((await screen.findByRole('status')).textContent).toContain('Loading...')
  expect(screen.getByRole('heading', { name: 'First' })).toBeDefined()
  arrive()
  await screen.findByRole('heading', { name: 'Second' })
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
})

it('the same page with another question is not', async () => {
  const { goTo } = await openFirstPage()
  const seen: unknown[] = []
  const watch = new MutationObserver(() => seen.push(screen.queryByRole('status')))
  watch.observe(document.body, { childList: true, subtree: true })
  await goTo('/first?q=more')
  watch.disconnect()
  expect(seen.filter((status) => status !== null)).toEqual([])
})
