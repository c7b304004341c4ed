import { Suspense } from 'react'
import { lazyPage } from '../ui/page-states/lazy-page.ts'

const NotFoundPage = lazyPage(() => import('../ui/not-found-page.tsx'), 'NotFoundPage')

/** The not-found page, fetched when someone needs it. */
export function NotFound() {
  return (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  )
}
