import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { isPincode } from '../../../contract/kernel/ids.ts'
import { aoAddress, asksTax } from '../../../contract/nsdl-pan/check-facts.ts'
import { occupationOf, suggestAoCode } from '../../../contract/nsdl-pan/prefill.ts'
import { callQuery } from '../../platform/call-query.ts'
import type { FilledForm } from './use-pan-form-state.ts'

const none = { aoArea: '', aoType: '', aoRange: '', aoNumber: '' }
const parts = ['aoArea', 'aoType', 'aoRange', 'aoNumber'] as const

/** Fills in the AO code that is usual for the deciding pincode, until somebody has written or chosen one. */
export function useSuggestedAo({ question, draft, given, suggest }: FilledForm): void {
  const pin = question.draft[`${aoAddress(question)}Pin`]
  const untouched = parts.every((part) => draft[part] === '' || given.has(part))
  const query = useQuery({
    ...callQuery(suggestAoCode, { query: { pin, occupation: occupationOf(question.draft) } }),
    enabled: asksTax(question) && untouched && question.draft.income.length > 0 && isPincode(pin),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const take = useEffectEvent((code: typeof none | null | undefined) => {
    // What was usual for another pincode goes with it.
    const wanted = code === null ? none : code
    if (wanted && untouched && parts.some((part) => draft[part] !== wanted[part])) suggest(wanted)
  })
  const code = query.data?.code
  useEffect(() => take(code), [code])
}
