import { createContext } from 'react'

/** The title of the page that is drawn, as its definition says it; nothing outside the tables of pages. */
export const PageName = createContext<string | undefined>(undefined)
