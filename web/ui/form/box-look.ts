import type { TextInputProps } from '@mantine/core'
import { type Box, type Said, saidOf } from '../../../contract/form/form-field.ts'

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
  box: Said<Question, Box>
  most?: number
  autofill?: string
  days?: { first: string; last: () => string }
}

/** How the box of a field behaves: its keyboard, what may be filled in by itself, and the most that it takes. */
export function boxLook<Question>(
  { box: said, most, autofill = 'off', days }: Boxed<Question>,
  question: Question,
): TextInputProps {
  const box = saidOf(said, question)
  return {
    autoComplete: autofill,
    ...boxes[box],
    maxLength: box === 'day' ? undefined : most,
    ...(days && { min: days.first, max: days.last() }),
  }
}
