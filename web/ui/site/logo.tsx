import { useState } from 'react'
import { getLogo } from '../../../contract/site.ts'
import classes from './logo.module.css'
import { useBusinessName } from './use-business-name.ts'

interface Props {
  /** Height in pixels; the width follows. */
  height?: number
}

/** The logo of the business; its first letter stands in when there is none. */
export function Logo({ height = 36 }: Props) {
  const [missing, setMissing] = useState(false)
  const name = useBusinessName()
  if (missing) {
    return (
      <span className={classes.letter} style={{ height, width: height, fontSize: height / 2 }} aria-hidden>
        {name.slice(0, 1)}
      </span>
    )
  }
  return (
    <img src={`/api${getLogo.path}`} alt="" height={height} className={classes.logo} onError={() => setMissing(true)} />
  )
}
