import { readWhole } from './read-number.ts'
import { type NumberProps, TypedNumberInput } from './typed-number-input.tsx'

export const WholeNumberInput = (props: NumberProps) => (
  <TypedNumberInput inputMode="numeric" {...props} read={readWhole} show={String} />
)
