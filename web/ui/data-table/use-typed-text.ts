import { useEffect, useRef, useState } from 'react'

const typingPauseMs = 300

const asTyped = (text: string): string | undefined => text

/**
 * A text box that tells its value when the person stops typing, and follows when the value changes from outside. What
 * `read` makes of the text is told; a text it makes nothing of is wrong, and counts as none.
 */
export function useTypedText(value: string, tell: (text: string) => void, read = asTyped) {
  const [draft, setDraft] = useState(value)
  const [wrong, setWrong] = useState(false)
  const told = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (value === told.current) return
    told.current = value
    clearTimeout(timer.current)
    setDraft(value)
    setWrong(false)
  }, [value])

  useEffect(() => () => clearTimeout(timer.current), [])

  function change(text: string): void {
    setDraft(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => say(text), typingPauseMs)
  }

  /** Tells at once, for Enter and for a cleared box. */
  function say(text: string): void {
    clearTimeout(timer.current)
    setDraft(text)
    const asked = read(text)
    setWrong(asked === undefined)
    const next = asked ?? ''
    if (next === told.current) return
    told.current = next
    tell(next)
  }

  return { draft, wrong, change, say }
}
