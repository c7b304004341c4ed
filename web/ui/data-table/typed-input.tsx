import { CloseButton, TextInput } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { listTexts } from '../../../texts/en/list.ts'
import { DayInput } from '../day-input/day-input.tsx'
import { useTypedText } from './use-typed-text.ts'

interface Props {
  /** What the box is for; there is no room for a visible label. */
  label: string
  value: string
  /** Told when the person pauses, presses Enter or clears the box. */
  onTell: (text: string) => void
  /** What is told of a typed text; nothing where it cannot be read, and then `wrongText` stands under the box. */
  read?: (text: string) => string | undefined
  wrongText?: string
  /** Whether a day is asked for. */
  isDay?: boolean
  inputMode?: 'decimal'
  placeholder?: string
}

/** A small filter box. */
export function TypedInput({ label, value, onTell, read, wrongText, isDay = false, inputMode, placeholder }: Props) {
  const { draft, wrong, change, say } = useTypedText(value, onTell, read)
  function sayOnEnter(event: KeyboardEvent) {
    if (event.key === 'Enter') say(draft)
  }
  const clear = draft && <CloseButton size="xs" aria-label={listTexts.clear({ label })} onClick={() => say('')} />
  const place = { size: 'xs', flex: 1, miw: 0, 'aria-label': label }
  if (isDay)
    return (
      <DayInput
        {...place}
        placeholder={placeholder ?? ''}
        value={draft}
        // A text that is no day yet is told by the box itself, once it is left.
        error={wrong && /^\d{4}-\d{2}-\d{2}$/.test(draft) && wrongText}
        onChange={change}
        onKeyDown={sayOnEnter}
        beforeButton={clear}
      />
    )
  return (
    <TextInput
      {...place}
      inputMode={inputMode}
      placeholder={placeholder}
      maxLength={200}
      value={draft}
      error={wrong && wrongText}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={sayOnEnter}
      onBlur={() => say(draft)}
      rightSectionWidth={draft ? 24 : 0}
      rightSection={clear}
    />
  )
}
