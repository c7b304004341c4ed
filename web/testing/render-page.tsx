import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { followTopics } from '../platform/follow-topics.ts'
import { theme } from '../ui/theme.ts'
import { Toasts } from '../ui/toasts.tsx'

/** Mantine without its transitions, which only keep a test waiting. */
export function TestFrame({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} env="test">
      {children}
    </MantineProvider>
  )
}

/**
 * Renders a page inside everything it needs: theme, toasts, data and an address that it can read and change. `path` is
 * where it stands, if it asks for that.
 */
export async function renderPage(page: ReactNode, address = '/page', path = '/page') {
  const root = createRootRoute({ component: Outlet })
  const here = createRoute({ getParentRoute: () => root, path, component: () => page })
  const other = createRoute({ getParentRoute: () => root, path: '$', component: () => <p>Another page</p> })
  const router = createRouter({
    routeTree: root.addChildren([here, other]),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  await router.load()
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  followTopics(queries)
  const view = render(
    <TestFrame>
      <QueryClientProvider client={queries}>
        <Toasts />
        <RouterProvider router={router} />
      </QueryClientProvider>
    </TestFrame>,
  )
  return { ...view, router, queries }
}
