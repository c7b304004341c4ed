import { readNumber } from './read-number.ts'
import { type NumberProps, TypedNumberInput } from './typed-number-input.tsx'

/** A number of anything but rupees: hours, days, percent. */
export const PlainNumberInput = (props: NumberProps) => (
  <TypedNumberInput inputMode="decimal" {...props} read={readNumber} show={String} />
)
