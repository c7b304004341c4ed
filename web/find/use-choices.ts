import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type findInOffice, type findOwn, longestFind, shortestFind } from '../../contract/find.ts'
import type { Standing } from '../../contract/kernel/role.ts'
import { callQuery } from '../platform/call-query.ts'
import { type Choice, placeChoice, recordChoices } from './choice.ts'
import type { FindLinks } from './find-links.ts'
import { type Place, placesFor } from './place.ts'

/** What can be found: pages, for whom, the call for records, and where those are opened. */
export interface FindArea {
  places: readonly Place[]
  /** Nothing while it is being asked for; no page is found until then. */
  standing: Standing | undefined
  call: typeof findInOffice | typeof findOwn
  links: FindLinks
}

const restMs = 200

/** Pages at once; records when the typing rests. */
export function useChoices({ places, standing, call, links }: FindArea, text: string) {
  const typed = text.trim()
  const [q] = useDebouncedValue(typed, restMs)
  const asks = typed.length >= shortestFind && typed.length <= longestFind
  const records = useQuery({ ...callQuery(call, { query: { q } }), enabled: asks && q === typed })
  const pages = standing ? placesFor(places, standing, text).map(placeChoice) : []
  // What was found for other words is not shown under these: Enter would open it.
  const found = q === typed && records.data && asks ? recordChoices(records.data, links) : []
  const choices: Choice[] = [...pages, ...found]
  return {
    choices,
    asks,
    waits: asks && (q !== typed || records.isPending) && !records.isError,
    error: asks && q === typed && records.isError ? records.error : undefined,
    again: () => void records.refetch(),
  }
}
