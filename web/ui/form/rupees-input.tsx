import { readRupees } from './read-number.ts'
import { type NumberProps, TypedNumberInput } from './typed-number-input.tsx'

const whole = new Intl.NumberFormat('en-IN')
const withPaise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const show = (rupees: number): string => (Number.isInteger(rupees) ? whole : withPaise).format(rupees)

/** An amount in rupees. */
export const RupeesInput = (props: NumberProps) => (
  <TypedNumberInput inputMode="decimal" {...props} read={readRupees} show={show} />
)
