import type { TextInputProps } from '@mantine/core'
import { type Box, type ByCase, isDayBox, resolve } from '../../../contract/form/form-field.ts'

type Look = Pick<TextInputProps, 'autoCapitalize' | 'autoCorrect' | 'inputMode' | 'spellCheck'>

/** A phone knows no names and numbers: what it takes for a slip would be another person. */
const asTyped = { autoCorrect: 'off', spellCheck: false } as const

/** Which keyboard a phone shows, and what it leaves alone. Forms that no table describes take it from here, too. */
export const keyboards = {
  plain: {},
  name: { ...asTyped, autoCapitalize: 'words' },
  capitals: { ...asTyped, autoCapitalize: 'characters' },
  digits: { ...asTyped, inputMode: 'numeric' },
  'letters and digits': { ...asTyped, inputMode: 'text' },
  phone: { ...asTyped, type: 'tel', inputMode: 'tel' },
  email: { ...asTyped, type: 'email', inputMode: 'email', autoCapitalize: 'none' },
  day: {},
  birth: {},
  'tax day': {},
} as const satisfies Record<Box, Look & { type?: 'tel' | 'email' }>

/** What is taken letter by letter: names to sign in with, codes, addresses of machines. */
export const asItStands = { ...asTyped, autoCapitalize: 'none' } as const

/** What is known of a field for drawing its box. */
export interface Boxed<Question> {
  box: ByCase<Question, Box>
  maxLength?: number
  autofill?: string
  tells?: (typed: string) => string | undefined
  days?: { first: string; last: () => string }
}

/** How the box of a field behaves: its keyboard, what may be filled in by itself, and the most that it takes. */
export function boxLook<Question>(
  { box: boxByCase, maxLength, autofill = 'off' }: Boxed<Question>,
  question: Question,
) {
  const box = resolve(boxByCase, question)
  // A day is written in more letters than are kept of it.
  return { autoComplete: autofill, ...keyboards[box], maxLength: isDayBox(box) ? undefined : maxLength }
}
