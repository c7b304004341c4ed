import type { TextInputProps } from '@mantine/core'
import { type Box, type ByCase, resolve } from '../../../contract/form/form-field.ts'

const boxes: Record<Box, TextInputProps> = {
  plain: {},
  capitals: { autoCapitalize: 'characters', spellCheck: false },
  digits: { inputMode: 'numeric' },
  'letters and digits': { inputMode: 'text' },
  phone: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email' },
  day: { type: 'date' },
}

/** What is known of a field for drawing its box. */
interface Boxed<Question> {
  box: ByCase<Question, Box>
  maxLength?: number
  autofill?: string
  days?: { first: string; last: () => string }
}

/** How the box of a field behaves: its keyboard, what may be filled in by itself, and the most that it takes. */
export function boxLook<Question>(
  { box: boxByCase, maxLength, autofill = 'off', days }: Boxed<Question>,
  question: Question,
): TextInputProps {
  const box = resolve(boxByCase, question)
  return {
    autoComplete: autofill,
    ...boxes[box],
    maxLength: box === 'day' ? undefined : maxLength,
    ...(days && { min: days.first, max: days.last() }),
  }
}
