/** What the rules need of a field, whichever form it stands on. */
interface Ruled<Value, Question> {
  asked: (question: Question) => boolean
  check(value: Value, question: Question): string | undefined
  warn?(value: Value, question: Question): string | undefined
}

type Table<Value, Question> = Readonly<Record<string, Ruled<Value, Question>>>
type Typed<Value, Question> = NoInfer<Question> & { draft: Readonly<Record<string, NoInfer<Value>>> }

/** What is wrong with the fields that are asked, a sentence each, in the order of the form. */
export const wrongFields = <Value, Question>(fields: Table<Value, Question>, question: Typed<Value, Question>) =>
  sentences(fields, question, (field, value) => field.check(value, question))

/** What they are warned of. */
export const warnedFields = <Value, Question>(fields: Table<Value, Question>, question: Typed<Value, Question>) =>
  sentences(fields, question, (field, value) => field.warn?.(value, question))

function sentences<Value, Question>(
  fields: Table<Value, Question>,
  question: Typed<Value, Question>,
  said: (field: Ruled<Value, Question>, value: Value) => string | undefined,
): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [name, field] of Object.entries(fields)) {
    const value = question.draft[name]
    const sentence = value !== undefined && field.asked(question) ? said(field, value) : undefined
    if (sentence) found[name] = sentence
  }
  return found
}
