import classes from './legend.module.css'
import { type Tone, toneClass } from './tones.ts'

interface Props {
  /** Read before the entries. */
  label: string
  entries: readonly { name: string; tone: Tone; text?: string }[]
}

/** Which colour means what, with a number where one is given. */
export function Legend({ label, entries }: Props) {
  return (
    <ul className={classes.legend} aria-label={label}>
      {entries.map(({ name, tone, text }) => (
        <li key={name} className={classes.entry}>
          <span className={`${classes.dot} ${toneClass(tone)}`} aria-hidden />
          <span>{name}</span>
          {text && <strong>{text}</strong>}
        </li>
      ))}
    </ul>
  )
}
