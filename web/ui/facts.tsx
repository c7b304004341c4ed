import type { ReactNode } from 'react'
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

/** A mail address that is too long for its place goes on after the @, not in the middle of a word. */
function breakable(value: ReactNode): ReactNode {
  const parts = typeof value === 'string' ? value.split(/(?<=@)/) : []
  if (parts.length !== 2) return value
  return (
    <>
      {parts[0]}
      <wbr />
      {parts[1]}
    </>
  )
}
