import { TextInput, type TextInputProps } from '@mantine/core'

interface Props extends Omit<TextInputProps, 'value' | 'onChange'> {
  value?: number | string
  /** Told a number, or the text where it is none. */
  onChange?: (typed: number | string) => void
}

/** A whole number as it is typed. What is none stays there to be refused with a sentence; it never becomes another number. */
export function WholeNumberInput({ value = '', onChange, ...input }: Props) {
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      {...input}
      value={String(value)}
      onChange={(event) => onChange?.(readWhole(event.currentTarget.value))}
    />
  )
}

const readWhole = (typed: string): number | string => (/^(0|[1-9]\d{0,14})$/.test(typed) ? Number(typed) : typed)
