import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { visitorTexts } from '../../../texts/en/visitor.ts'
import { insidePath } from '../../platform/inside-path.ts'
import classes from './slides.module.css'

interface Props {
  slides: readonly { id: string; title: string; link: string }[]
}

const widths = [640, 1280, 1920]

/** Pictures side by side that snap into place: swiped on a phone, scrolled or tabbed elsewhere. No script moves them. */
export function Slides({ slides }: Props) {
  // What can be scrolled must be reached by keys, and a slide without a link is not.
  const reached = slides.length > 1 ? { tabIndex: 0 } : {}
  return (
    <section className={classes.strip} aria-label={visitorTexts.announcements()} {...reached}>
      {slides.map((slide, i) => (
        <Slide key={slide.id} slide={slide} first={i === 0} />
      ))}
    </section>
  )
}

function Slide({ slide, first }: { slide: Props['slides'][number]; first: boolean }) {
  const address = (width: number) => `/api/carousel/${slide.id}?width=${width}`
  const picture = (
    <img
      className={classes.picture}
      src={address(1280)}
      srcSet={widths.map((width) => `${address(width)} ${width}w`).join(', ')}
      sizes="(max-width: 1200px) 100vw, 1160px"
      alt={slide.title}
      width={1280}
      height={512}
      loading={first ? 'eager' : 'lazy'}
    />
  )
  // What was saved long ago may be older than the rule about it.
  if (/^https:\/\//i.test(slide.link)) {
    return (
      <a className={classes.slide} href={slide.link} rel="noreferrer">
        {picture}
      </a>
    )
  }
  const inside = insidePath(slide.link)
  return inside ? <InsideSlide path={inside}>{picture}</InsideSlide> : <div className={classes.slide}>{picture}</div>
}

/** Leads to another page of the portal without loading all of it anew. */
function InsideSlide({ path, children }: { path: string; children: ReactNode }) {
  const navigate = useNavigate()
  function go(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void navigate({ href: path })
  }
  return (
    <a className={classes.slide} href={path} onClick={go}>
      {children}
    </a>
  )
}
