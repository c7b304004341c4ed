import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isPincode } from '../../../contract/kernel/ids.ts'
import { aoAddress, asksTax } from '../../../contract/nsdl-pan/check-facts.ts'
import { occupationOf, suggestAoCode } from '../../../contract/nsdl-pan/prefill.ts'
import { callQuery } from '../../platform/call-query.ts'
import type { FilledForm } from './use-pan-form-state.ts'

const none = { aoArea: '', aoType: '', aoRange: '', aoNumber: '' }
const parts = ['aoArea', 'aoType', 'aoRange', 'aoNumber'] as const

/** Fills in the AO code that is usual for the deciding pincode, in the place of none and of what was suggested before. */
export function useSuggestedAo({ question, draft, suggest }: FilledForm): void {
  const pin = question.draft[`${aoAddress(question)}Pin`]
  const query = useQuery({
    ...callQuery(suggestAoCode, { query: { pin, occupation: occupationOf(question.draft) } }),
    enabled: asksTax(question) && question.draft.income.length > 0 && isPincode(pin),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const suggested = useRef(none)
  const take = useEffectEvent((code: typeof none | null | undefined) => {
    const before = suggested.current
    // What somebody has typed, chosen or taken over is not ours to change.
    if (code === undefined || parts.some((part) => draft[part] !== before[part])) return
    // What was usual for another pincode goes with it.
    suggested.current = code ?? none
    if (parts.some((part) => suggested.current[part] !== before[part])) suggest(suggested.current)
  })
  const code = query.data?.code
  useEffect(() => take(code), [code])
}
