import { useEffect } from 'react'
import type { Language } from '../../texts/languages.ts'
import { keepLanguage } from './choose-language.ts'
import { chainOf, useSession } from './session.ts'
import { speakHere } from './speak-here.ts'

const taken = 'language-of-sign-in'

/**
 * Whoever signs in is spoken to in the language they have chosen, on whichever browser. Once for each sign-in: what they
 * choose in this browser afterwards counts.
 */
export function useOwnLanguage(chosen: Language | null | undefined): void {
  const token = useSession()?.token
  const signIn = token ? chainOf(token)?.signIn : undefined
  useEffect(() => {
    if (!chosen || !signIn || sessionStorage.getItem(taken) === signIn) return
    sessionStorage.setItem(taken, signIn)
    keepLanguage(chosen)
    const { pathname, search, hash } = location
    void speakHere({ location: { href: pathname + search + hash } })
  }, [chosen, signIn])
}
