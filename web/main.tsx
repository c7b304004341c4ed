import '@fontsource-variable/inter'
import '@mantine/core/styles.layer.css'
import './ui/global.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { builtFor } from '../texts/built-for.ts'
import { Portal } from './areas/portal.tsx'
import { keepReplies } from './platform/kept-reply.ts'
import { readSession } from './platform/session.ts'
import { createPortalRouter } from './router.tsx'

declare global {
  interface Window {
    /** Ends the noting of taps that before-paint.js began, and tells which button was tapped last. */
    takeTap: () => HTMLElement | undefined
  }
}

const router = createPortalRouter()
const place = document.getElementById('root')
const replies = document.getElementById('replies')?.textContent

/** Until the browser has drawn the page once; a hidden tab draws nothing, so it does not wait long for it. */
function painted(): Promise<unknown> {
  const drawn = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  return Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, 500))])
}

/** Takes over the page as the server rendered it. The page's own code must be there before, or it would be drawn anew. */
async function takeOver(page: HTMLElement, text: string): Promise<void> {
  const rendered = keepReplies(JSON.parse(text))
  // Without this the router puts boundaries around the page that the server did not render.
  router.ssr = { manifest: undefined }
  // It is there to be read, and should be seen before more is done.
  await painted()
  await router.load()
  // In small steps: the page can be read and scrolled meanwhile.
  const tapped = window.takeTap()
  startTransition(() => void hydrateRoot(page, <Portal router={router} rendered={rendered} />))
  tapped?.click()
}

// Who is signed in is led elsewhere, so there is nothing to take over.
if (place && replies && !readSession()) void takeOver(place, replies)
else if (place) {
  // Nothing was to be tapped before it was drawn, and from then on it answers itself.
  window.takeTap()
  createRoot(place).render(<Portal router={router} />)
  document.documentElement.removeAttribute('data-signed-in')
}

// Letters that the font of the portal lacks.
if (builtFor !== 'en') void import('./ui/language/devanagari.css')

// Not needed for what is seen first, so it is fetched after that.
void painted()
  .then(() => import('./after-paint.ts'))
  .catch(() => undefined)
