import { TextInput, type TextInputProps } from '@mantine/core'
import { type ChangeEvent, useState } from 'react'
import { readRupees } from './read-number.ts'

interface Props extends Omit<TextInputProps, 'value' | 'onChange'> {
  value?: number | string
  /** Told the rupees, or the text where it is no amount. */
  onChange?: (typed: number | string) => void
}

const whole = new Intl.NumberFormat('en-IN')
const withPaise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const show = (value: number | string): string =>
  typeof value === 'number' ? (Number.isInteger(value) ? whole : withPaise).format(value) : value

/** An amount in rupees as it is typed. What is none stays there to be refused with a sentence; it never becomes another one. */
export function RupeesInput({ value = '', onChange, ...input }: Props) {
  const [text, setText] = useState('')
  function take({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    setText(currentTarget.value)
    onChange?.(readRupees(currentTarget.value))
  }
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...input}
      value={readRupees(text) === value ? text : show(value)}
      onChange={take}
    />
  )
}
