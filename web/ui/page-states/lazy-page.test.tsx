import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { TestFrame } from '../../testing/render-page.tsx'
import { lazyPage } from './lazy-page.ts'
import { RouteError } from './route-error.tsx'

const lost = new TypeError('Failed to fetch dynamically imported module: http://portal/assets/page.js')

function show(load: () => Promise<{ Page: () => React.ReactNode }>) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const root = createRootRoute()
  const page = createRoute({ getParentRoute: () => root, path: '/', component: lazyPage(load, 'Page') })
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({ routeTree: root.addChildren([page]), history, defaultErrorComponent: RouteError })
  render(
    <TestFrame>
      <RouterProvider router={router} />
    </TestFrame>,
  )
}

it('code that did not arrive is asked for again by Retry', async () => {
  const load = vi.fn<() => Promise<{ Page: () => React.ReactNode }>>()
  load.mockRejectedValueOnce(lost).mockResolvedValue({ Page: () => <p>The page</p> })
  show(load)
  await screen.findByRole('heading', { name: 'No connection' })
  expect(screen.queryByText(/unexpected error/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByText('The page')
  expect(load).toHaveBeenCalledTimes(2)
})

it('code that did not arrive is asked for again by itself when the line is back', async () => {
  const load = vi.fn<() => Promise<{ Page: () => React.ReactNode }>>()
  load.mockRejectedValueOnce(lost).mockResolvedValue({ Page: () => <p>The page</p> })
  show(load)
  await screen.findByRole('heading', { name: 'No connection' })
  window.dispatchEvent(new Event('online'))
  await screen.findByText('The page')
})

it('a fault of the page itself is not called a lost network', async () => {
  show(() =>
    Promise.resolve({
      Page: () => {
        throw new Error('x is not a function')
      },
    }),
  )
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy())
})
