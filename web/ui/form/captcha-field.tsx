import { lazy, Suspense } from 'react'
import type { CaptchaProps } from './captcha-box.tsx'

// Most sign-ins never see one.
const CaptchaBox = lazy(() => import('./captcha-box.tsx').then((file) => ({ default: file.CaptchaBox })))

/** A captcha and the box to type it in; fetched when it is first wanted. */
export function CaptchaField(props: CaptchaProps) {
  return (
    <Suspense fallback="Loading...">
      <CaptchaBox {...props} />
    </Suspense>
  )
}
