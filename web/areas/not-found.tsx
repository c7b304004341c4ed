import { lazy, Suspense } from 'react'

const NotFoundPage = lazy(() => import('../ui/not-found-page.tsx').then((file) => ({ default: file.NotFoundPage })))

/** The not-found page, fetched when someone needs it. */
export function NotFound() {
  return (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  )
}
