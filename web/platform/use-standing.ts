import { useQuery } from '@tanstack/react-query'
import { whoAmI } from '../../contract/session.ts'
import { keptQuery } from './kept-answer.ts'

export const standingQuery = keptQuery(whoAmI)

/** The signed-in person as the server sees them now: role, owner or not, permissions. */
export function useStanding() {
  return useQuery(standingQuery)
}
