import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { forgetInput, keepInput, keptInput } from '../../platform/kept-input.ts'

export interface KeptInput<Values> {
  /** What the form begins with: what was typed last, over what it usually begins with. */
  values: Values
  /** Something typed earlier is back. */
  isBack: boolean
  /** The form was sent, or shall begin anew. */
  forget: () => void
  /** Told what stands in the form now. */
  note: (values: Values) => void
}

/** Brings back what somebody typed into a form before a reload. `useKeepTyped` keeps it. */
export function useKeptInput<Values extends object>(name: string, blank: Values): KeptInput<Values> {
  const [values] = useState(() => ({ ...blank, ...known(keptInput(name), blank) }))
  const [isBack, setBack] = useState(() => keptInput(name) !== undefined)
  const last = useRef<string>(undefined)

  function forget(): void {
    forgetInput(name)
    setBack(false)
  }
  function note(now: Values): void {
    const text = JSON.stringify(now)
    const before = last.current
    last.current = text
    if (before === undefined || before === text) return
    if (text === JSON.stringify(blank)) forgetInput(name)
    else keepInput(name, now)
  }
  return { values, isBack, forget, note }
}

/** Keeps what stands in a form, with every letter. */
export function useKeepTyped<Values extends object>(kept: KeptInput<Values>, values: Values): void {
  const note = useEffectEvent(() => kept.note(values))
  useEffect(() => note())
}

/** Fields that the form has no more are left out. */
const known = (kept: Record<string, unknown> | undefined, blank: object) =>
  Object.fromEntries(Object.entries(kept ?? {}).filter(([name]) => name in blank))
