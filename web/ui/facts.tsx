import { Fragment, type ReactNode } from 'react'
import classes from './facts.module.css'

interface Props {
  /** Name and value; a value that is missing leaves the whole line out. */
  facts: readonly (readonly [name: string, value: ReactNode])[]
}

/** Read-only fields, name beside value. */
export function Facts({ facts }: Props) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== '')
  return (
    <dl className={classes.facts}>
      {known.map(([name, value]) => (
        <div key={name} className={classes.fact}>
          <dt>{name}</dt>
          <dd>{breakable(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

const inOnePiece = /(\d{2} [A-Z][a-z]{2} \d{4}|\d{2}:\d{2} [AP]M)/

/** A day or a time stays in one piece; a mail address that is too long goes on after the @, not within a word. */
function breakable(value: ReactNode): ReactNode {
  if (typeof value !== 'string') return value
  return value
    .split(inOnePiece)
    .map((part, at) => part && <Fragment key={part}>{at % 2 === 1 ? whole(part) : afterAt(part)}</Fragment>)
}

const whole = (part: string): ReactNode => <span className={classes.whole}>{part}</span>

function afterAt(text: string): ReactNode {
  const [start, ...rest] = text.split(/(?<=@)/)
  if (rest.length === 0) return start
  return (
    <>
      {start}
      <wbr />
      {rest.join('')}
    </>
  )
}
