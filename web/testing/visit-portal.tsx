import { type AnyRouter, createMemoryHistory, type RouterHistory, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { TestFrame } from './render-page.tsx'

/** Opens an address in a whole portal; what the server answers is told beforehand. */
export function visitPortal<R extends AnyRouter>(createRouter: (history: RouterHistory) => R, address: string): R {
  const router = createRouter(createMemoryHistory({ initialEntries: [address] }))
  render(
    <TestFrame>
      <RouterProvider router={router} />
    </TestFrame>,
  )
  return router
}
