import { useQueryClient } from '@tanstack/react-query'
import { findTexts } from '../../texts/en/find.ts'
import type { Choice } from './choice.ts'

const key = ['recent choices']
const kept = 6

/** What was chosen lately. It lies with what was fetched: of this tab and this sign-in, and gone with them. */
export function useRecent(): { recent: Choice[]; remember: (choice: Choice) => void } {
  const queries = useQueryClient()
  const recent = queries.getQueryData<Choice[]>(key) ?? []
  return {
    recent,
    remember(choice) {
      queries.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY })
      const others = recent.filter(({ href }) => href !== choice.href)
      queries.setQueryData(key, [{ ...choice, group: findTexts.recent() }, ...others].slice(0, kept))
    },
  }
}
