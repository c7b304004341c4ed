import { type ChangeEvent, type FormEvent, useEffect, useState } from 'react'
import type { Setting } from '../../contract/kernel/setting.ts'
import type { SettingName } from '../../contract/site-settings.ts'
import { forgetInput, keepInput, keptInput } from '../platform/kept-input.ts'
import { changedOf, checkSettings, type Values } from './check-settings.ts'

interface About {
  names: readonly SettingName[]
  saved: Values
  /** Under which name the browser keeps what was typed. */
  keptAs: string
  /** What is wrong with the form besides the settings themselves. */
  alsoWrong?: () => Record<string, string>
}

/**
 * Settings under somebody's hands. Only what was typed is held here and laid over what is saved: so a field that nobody
 * touched follows what a colleague saves, and one that was touched stays as typed, through a reload too, until it is saved.
 */
export function useSettingsForm({ names, saved, keptAs, alsoWrong }: About) {
  const [typed, setTyped] = useState<Values>(() => keptOf(names, keptAs))
  const [isBack, setBack] = useState(() => Object.keys(typed).length > 0)
  const [errors, setErrors] = useState<Record<string, string>>({})
  // What equals what is saved is no change of anybody here: it follows what a colleague saves next.
  const differing = Object.entries(typed).filter(([name, value]) => value !== saved[name])
  if (differing.length < Object.keys(typed).length) setTyped(Object.fromEntries(differing))
  const values = { ...saved, ...typed }
  const changed = changedOf(names, values, saved)
  useKept(keptAs, changed)

  function change(name: string, value: Values[string]): void {
    setTyped((before) => ({ ...before, [name]: value }))
    setErrors(({ [name]: _answered, ...others }) => others)
  }
  function undo(): void {
    setTyped({})
    setErrors({})
    setBack(false)
  }
  /** They are saved now and shown as such; what was typed into one of them since then stays. */
  function settle(sent: Values): void {
    setTyped((now) => Object.fromEntries(Object.entries(now).filter(([name, value]) => sent[name] !== value)))
    setBack(false)
  }
  const onSubmit = (send: (changed: Values) => void) => (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault()
    const wrong = { ...checkSettings(names, values), ...alsoWrong?.() }
    setErrors(wrong)
    if (Object.keys(wrong).length === 0) send(changed)
  }
  const getInputProps = (name: string, about: Setting) => ({
    name,
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement> | string | number) => change(name, readInput(event)),
    ...(about.kind === 'flag' ? { checked: values[name] === true } : { value: values[name] as string }),
  })

  return {
    errors,
    isDirty: Object.keys(changed).length > 0,
    kept: { isBack, forget: undo },
    undo,
    settle,
    setErrors,
    onSubmit,
    getInputProps,
  }
}

/** What differs from what is saved outlives the page. */
function useKept(keptAs: string, changed: Values): void {
  const text = JSON.stringify(changed)
  useEffect(() => {
    if (text === '{}') forgetInput(keptAs)
    else keepInput(keptAs, JSON.parse(text))
  }, [keptAs, text])
}

const keptOf = (names: readonly string[], keptAs: string): Values =>
  Object.fromEntries(Object.entries(keptInput(keptAs) ?? {}).filter(([name]) => names.includes(name))) as Values

/** A box gives its event, a box for numbers the number itself. */
function readInput(event: ChangeEvent<HTMLInputElement> | string | number): Values[string] {
  if (typeof event !== 'object') return event
  const { type, checked, value } = event.currentTarget
  return type === 'checkbox' ? checked : value
}
