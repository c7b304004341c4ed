import classes from './name-bars.module.css'

interface Props {
  /** Read to those who cannot see the bars. */
  label: string
  bars: readonly { name: string; value: number; text: string }[]
}

/** One bar per name, as long as its value, with the number beside it. */
export function NameBars({ label, bars }: Props) {
  const longest = Math.max(...bars.map(({ value }) => value), 1)
  return (
    <ul className={classes.bars} aria-label={label}>
      {bars.map(({ name, value, text }) => (
        <li key={name} className={classes.slot}>
          <span className={classes.name} title={name}>
            {name}
          </span>
          <span className={classes.track} aria-hidden>
            <span className={classes.bar} style={{ width: `${Math.max((value / longest) * 100, 0)}%` }} />
          </span>
          <span className={classes.value}>{text}</span>
        </li>
      ))}
    </ul>
  )
}
