import { useQueryClient } from '@tanstack/react-query'
import { getRulesInForce } from '../../contract/law/rules-in-force.ts'
import { callQuery } from '../platform/call-query.ts'

/** Asks for the rules again. */
export function useReloadRules(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries(callQuery(getRulesInForce))
}
