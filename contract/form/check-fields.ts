import { checkTexts } from '../../texts/en/checks.ts'
import { type ByCase, resolve } from './form-field.ts'

/** What the rules need of a field, whichever form it stands on. */
interface Ruled<Value, Question> {
  asked: (question: Question) => boolean
  wanted: ByCase<Question, boolean>
  check(value: Value, question: Question): string | undefined
  warn?(value: Value, question: Question): string | undefined
}

type Table<Value, Question> = Readonly<Record<string, Ruled<Value, Question>>>
/** What was typed, under the names of the fields. */
type Typed<Value> = Readonly<Record<string, NoInfer<Value>>>

/** What is wrong with the fields that are asked, a sentence each, in the order of the form. */
export const wrongFields = <Value, Question>(
  fields: Table<Value, Question>,
  typed: Typed<Value>,
  question: NoInfer<Question>,
): Record<string, string> =>
  sentences(fields, question, (field, name) => {
    const value = typedIn(typed, name)
    return (
      field.check(value, question) ??
      (isEmpty(value) && resolve(field.wanted, question) ? checkTexts.required() : undefined)
    )
  })

/** Whether a field may not stay empty now. */
export const isWanted = <Question>(
  { asked, wanted }: Pick<Ruled<never, Question>, 'asked' | 'wanted'>,
  question: Question,
): boolean => asked(question) && resolve(wanted, question)

/** Nothing was typed, ticked or chosen; a list of empty boxes holds nothing either. */
const isEmpty = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() === '' : Array.isArray(value) ? value.every(isEmpty) : value === false

/** What they are warned of. */
export const warnedFields = <Value, Question>(
  fields: Table<Value, Question>,
  typed: Typed<Value>,
  question: NoInfer<Question>,
): Record<string, string> => sentences(fields, question, (field, name) => field.warn?.(typedIn(typed, name), question))

function typedIn<Value>(typed: Readonly<Record<string, Value>>, name: string): Value {
  const value = typed[name]
  if (value === undefined) throw new Error(`The draft has no field ${name}.`)
  return value
}

function sentences<Value, Question>(
  fields: Table<Value, Question>,
  question: Question,
  said: (field: Ruled<Value, Question>, name: string) => string | undefined,
): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [name, field] of Object.entries(fields)) {
    const sentence = field.asked(question) ? said(field, name) : undefined
    if (sentence) found[name] = sentence
  }
  return found
}
