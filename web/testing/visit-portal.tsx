import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { createPortalRouter } from '../router.tsx'
import { TestFrame } from './render-page.tsx'

/** Opens an address in the whole portal; what the server answers is told beforehand. */
export function visitPortal(address: string) {
  const router = createPortalRouter(createMemoryHistory({ initialEntries: [address] }))
  render(
    <TestFrame>
      <RouterProvider router={router} />
    </TestFrame>,
  )
  return router
}
