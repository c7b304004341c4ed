import { builtFor } from '../../texts/built-for.ts'
import { languageAt } from '../../texts/language-at.ts'

const asked = 'asked-language'

interface Visit {
  location: { href: string }
  /** Nobody goes there yet: a finger is on the link, and its code is fetched ahead. */
  preload?: boolean
}

/**
 * Each language is a front end of its own, and not every area speaks all of them. Whoever goes to a page that speaks another
 * one than this gets it from the server; once only, for a server that has it in no other language would send this one again.
 */
export function speakHere({ location: { href }, preload }: Visit): Promise<never> | undefined {
  if (typeof document === 'undefined' || preload) return undefined
  const wanted = languageAt(href, document.cookie)
  if (wanted === builtFor) return void sessionStorage.removeItem(asked)
  if (sessionStorage.getItem(asked) === wanted) return undefined
  sessionStorage.setItem(asked, wanted)
  location.replace(href)
  // The page goes away; until then it stays as it is.
  return new Promise(() => undefined)
}
