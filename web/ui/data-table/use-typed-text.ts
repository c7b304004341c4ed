import { useEffect, useRef, useState } from 'react'

const typingPauseMs = 300

/** A text box that tells its value when the person stops typing, and follows when the value changes from outside. */
export function useTypedText(value: string, tell: (text: string) => void) {
  const [draft, setDraft] = useState(value)
  const told = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (value === told.current) return
    told.current = value
    clearTimeout(timer.current)
    setDraft(value)
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
    if (text === told.current) return
    told.current = text
    tell(text)
  }

  return { draft, change, say }
}
