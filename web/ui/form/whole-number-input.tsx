import { TextInput, type TextInputProps } from '@mantine/core'
import { type ChangeEvent, useState } from 'react'
import { readWhole } from './read-number.ts'

interface Props extends Omit<TextInputProps, 'value' | 'onChange'> {
  value?: number | string
  /** Told a number, or the text where it is none. */
  onChange?: (typed: number | string) => void
}

/** A whole number as it is typed. What is none stays there to be refused with a sentence; it never becomes another number. */
export function WholeNumberInput({ value = '', onChange, ...input }: Props) {
  const [text, setText] = useState('')
  function take({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    setText(currentTarget.value)
    onChange?.(readWhole(currentTarget.value))
  }
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      {...input}
      // Whoever is at 1,000 of 1,000,000 goes on behind their own comma.
      value={readWhole(text) === value ? text : String(value)}
      onChange={take}
    />
  )
}
