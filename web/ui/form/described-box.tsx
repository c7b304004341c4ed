import { TextInput, type TextInputProps } from '@mantine/core'
import { type DayBox, isDayBox, resolve } from '../../../contract/form/form-field.ts'
import { DayInput, type DayInputProps } from '../day-input/day-input.tsx'
import { type Boxed, boxLook } from './box-look.ts'

interface Props<Question> extends Omit<TextInputProps, 'value' | 'onChange' | 'min' | 'max' | 'type'> {
  /** The field as its form describes it. */
  field: Boxed<Question>
  /** What the form has been told so far. */
  question: Question
  value?: string
  onChange: (typed: string) => void
}

const kinds: Record<DayBox, DayInputProps['kind']> = { day: undefined, birth: 'birth', 'tax day': 'tax' }

/** The box of a described field that is typed. */
export function DescribedBox<Question>({ field, question, onChange, ...input }: Props<Question>) {
  const box = resolve(field.box, question)
  const look = boxLook(field, question)
  if (isDayBox(box)) {
    const { days } = field
    return <DayInput {...look} min={days?.first} max={days?.last()} kind={kinds[box]} {...input} onChange={onChange} />
  }
  const told = field.tells?.(input.value ?? '')
  return (
    <TextInput
      {...look}
      {...input}
      description={told ?? input.description}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
