import { Suspense } from 'react'
import { doorTexts } from '../../../texts/en/door.ts'
import { lazyPage } from '../page-states/lazy-page.ts'
import type { CaptchaProps } from './captcha-box.tsx'

// Most sign-ins never see one.
const CaptchaBox = lazyPage(() => import('./captcha-box.tsx'), 'CaptchaBox')

/** A captcha and the box to type it in; fetched when it is first wanted. */
export function CaptchaField(props: CaptchaProps) {
  return (
    <Suspense fallback={doorTexts.loading()}>
      <CaptchaBox {...props} />
    </Suspense>
  )
}
