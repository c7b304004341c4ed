import type { TextInputProps } from '@mantine/core'
import { type Box, type ByCase, isDayBox, resolve } from '../../../contract/form/form-field.ts'

type Look = Pick<TextInputProps, 'autoCapitalize' | 'autoComplete' | 'inputMode' | 'maxLength' | 'spellCheck'>

const boxes: Record<Box, Look & { type?: 'tel' | 'email' }> = {
  plain: {},
  capitals: { autoCapitalize: 'characters', spellCheck: false },
  digits: { inputMode: 'numeric' },
  'letters and digits': { inputMode: 'text' },
  phone: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email' },
  day: {},
  birth: {},
  'tax day': {},
}

/** What is known of a field for drawing its box. */
export interface Boxed<Question> {
  box: ByCase<Question, Box>
  maxLength?: number
  autofill?: string
  days?: { first: string; last: () => string }
}

/** How the box of a field behaves: its keyboard, what may be filled in by itself, and the most that it takes. */
export function boxLook<Question>(
  { box: boxByCase, maxLength, autofill = 'off' }: Boxed<Question>,
  question: Question,
) {
  const box = resolve(boxByCase, question)
  // A day is written in more letters than are kept of it.
  return { autoComplete: autofill, ...boxes[box], maxLength: isDayBox(box) ? undefined : maxLength }
}
