import { useQuery } from '@tanstack/react-query'
import { whoAmI } from '../../contract/session.ts'
import { callQuery } from './call-query.ts'

export const standingQuery = callQuery(whoAmI)

/** The signed-in person as the server sees them now: role, owner or not, permissions. */
export function useStanding() {
  return useQuery(standingQuery)
}
