import { CloseButton, TextInput } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { useTypedText } from './use-typed-text.ts'

interface Props {
  /** What the box is for; there is no room for a visible label. */
  label: string
  value: string
  /** Told when the person pauses, presses Enter or clears the box. */
  onTell: (text: string) => void
  type?: 'text' | 'date'
  inputMode?: 'decimal'
  placeholder?: string
}

/** A small filter box. */
export function TypedInput({ label, value, onTell, type = 'text', inputMode, placeholder }: Props) {
  const { draft, change, say } = useTypedText(value, onTell)
  function sayOnEnter(event: KeyboardEvent) {
    if (event.key === 'Enter') say(draft)
  }
  return (
    <TextInput
      size="xs"
      flex={1}
      miw={0}
      type={type}
      inputMode={inputMode}
      aria-label={label}
      placeholder={placeholder}
      maxLength={200}
      value={draft}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={sayOnEnter}
      rightSectionWidth={draft ? 24 : 0}
      rightSection={draft && <CloseButton size="xs" aria-label={`Clear: ${label}`} onClick={() => say('')} />}
    />
  )
}
