import { TextInput, type TextInputProps } from '@mantine/core'
import { type ChangeEvent, useState } from 'react'

export interface NumberProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value?: number | string
  /** Told the number, or the text where it is none. */
  onChange?: (typed: number | string) => void
}

interface Reading {
  /** The number that was typed, or the text itself. */
  read: (typed: string) => number | string
  /** How a number is written that the form puts there. */
  show: (value: number) => string
}

/** A number as it is typed. What is none stays there to be refused with a sentence; it never becomes another number. */
export function TypedNumberInput({ value = '', onChange, read, show, ...input }: NumberProps & Reading) {
  const [text, setText] = useState('')
  function take({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    setText(currentTarget.value)
    onChange?.(read(currentTarget.value))
  }
  const shown = typeof value === 'number' ? show(value) : value
  // Whoever is at 1,000 of 1,000,000 goes on behind their own comma.
  return <TextInput autoComplete="off" {...input} value={read(text) === value ? text : shown} onChange={take} />
}
