import { say, type Words } from '../../texts/say.ts'
import { formatDate } from '../kernel/dates.ts'
import { type ByCase, type Choice, isDayBox, resolve } from './form-field.ts'

/** What is known of a field for reading it. */
interface Readable {
  box: unknown
  choices?: readonly Choice[] | undefined
  format?: ((value: string) => string) | undefined
}

/** What was typed or chosen, as it is read. */
export function fieldWords({ choices, format, box }: Readable, value: string): string {
  if (format) return format(value)
  if (isDayBox(box)) return formatDate(value)
  const choice = choices?.find((one) => one.value === value)
  return choice ? (choice.read ?? choice.label) : value
}

/** What a field is called where it is asked. */
export const fieldLabel = <Question>(
  { label, read }: { label?: ByCase<Question> | undefined; read: Words },
  question: Question,
): string => resolve(label, question) ?? say(read)
