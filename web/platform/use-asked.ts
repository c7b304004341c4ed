import { useSearch } from '@tanstack/react-router'

/** What stands behind the `?` of the address. Anybody can write anything there, so each page looks at what it takes. */
export const useAsked = (): Readonly<Record<string, unknown>> => useSearch({ strict: false })
