import type { TextInputProps } from '@mantine/core'
import type { Box } from '../../../contract/form/form-field.ts'

const boxes: Record<Box, TextInputProps> = {
  plain: { autoComplete: 'off' },
  capitals: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  digits: { autoComplete: 'off', inputMode: 'numeric' },
  phone: { autoComplete: 'off', type: 'tel', inputMode: 'tel' },
  email: { autoComplete: 'off', type: 'email' },
  day: { autoComplete: 'off', type: 'date' },
}

/** How the box of a field behaves: its keyboard, and the most letters that it takes. */
export const boxLook = (box: Box, most: number | undefined): TextInputProps => ({
  ...boxes[box],
  maxLength: box === 'day' ? undefined : most,
})
