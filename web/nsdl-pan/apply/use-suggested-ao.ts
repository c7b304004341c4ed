import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isPincode } from '../../../contract/kernel/ids.ts'
import { aoAddress, asksTax } from '../../../contract/nsdl-pan/check-facts.ts'
import { isAbroad } from '../../../contract/nsdl-pan/check-places.ts'
import { occupationOf, suggestAoCode } from '../../../contract/nsdl-pan/prefill.ts'
import { callQuery } from '../../platform/call-query.ts'
import type { FilledForm } from './use-pan-form-state.ts'

const none = { aoArea: '', aoType: '', aoRange: '', aoNumber: '' }
const parts = ['aoArea', 'aoType', 'aoRange', 'aoNumber'] as const

/** Fills in the AO code that is usual for the deciding pincode, in the place of none and of what was suggested before. */
export function useSuggestedAo({ question, draft, suggest }: FilledForm): void {
  const deciding = aoAddress(question)
  const pin = question.draft[`${deciding}Pin`]
  const isHere = isPincode(pin) && !isAbroad(question.draft, deciding)
  const query = useQuery({
    ...callQuery(suggestAoCode, { query: { pin, occupation: occupationOf(question.draft) } }),
    enabled: asksTax(question) && question.draft.income.length > 0 && isHere,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const suggested = useRef(none)
  const take = useEffectEvent((code: typeof none) => {
    const before = suggested.current
    // What somebody has typed, chosen or taken over is not ours to change.
    if (parts.some((part) => draft[part] !== '' && draft[part] !== before[part])) return
    suggested.current = code
    if (parts.some((part) => draft[part] !== code[part])) suggest(code)
  })
  // What was usual for one pincode goes with it, also when nothing is known of the next, or nobody answers.
  const code = query.data?.code ?? none
  useEffect(() => take(code), [code])
}
