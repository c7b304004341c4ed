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
    <section className={classes.strip} aria-label="Announcements" {...reached}>
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
  const link = safeLink(slide.link)
  if (!link) return <div className={classes.slide}>{picture}</div>
  return (
    <a className={classes.slide} href={link} rel="noreferrer">
      {picture}
    </a>
  )
}

/** What was saved long ago may be older than the rule about it. */
const safeLink = (link: string): string | undefined => (/^https:\/\//i.test(link) ? link : insidePath(link))
