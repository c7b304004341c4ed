import { createContext } from 'react'

/** What can be done with a row of a list. */
export interface RowMove {
  label: string
  /** For those who hear the page, where the label alone does not say of which row. */
  name?: string
  /** The page where it is done. */
  to?: string
  /** What stands behind the `?` of that page. */
  search?: object
  /** Does it here; while what it returns is under way, the button is busy. */
  run?: () => unknown
  busy?: boolean
  color?: string
  title?: string
  /** Shows the page of the row and does nothing: a card leads there wherever it is tapped. */
  opens?: boolean
  /** Someone waits for it. */
  urgent?: boolean
  /** On a card it is the one button that stands there, though it is not the first in a table. */
  next?: boolean
}

/** Set inside a card: how its row is called. */
export const CardOf = createContext<string | undefined>(undefined)
