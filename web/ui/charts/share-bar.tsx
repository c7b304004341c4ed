import classes from './share-bar.module.css'
import { type Tone, toneClass } from './tones.ts'

interface Props {
  /** The whole in words: the colours say nothing to those who cannot see them. */
  label: string
  parts: readonly { name: string; tone: Tone; value: number }[]
}

/** One bar that shows how a whole is made up. */
export function ShareBar({ label, parts }: Props) {
  return (
    <div className={classes.bar} role="img" aria-label={label} title={label}>
      {parts.map(({ name, tone, value }) =>
        value > 0 ? (
          <span key={name} className={`${classes.part} ${toneClass(tone)}`} style={{ flexGrow: value }} />
        ) : null,
      )}
    </div>
  )
}
