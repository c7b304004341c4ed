import { type ChangeEvent, type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import { isWanted } from '../../contract/form/check-fields.ts'
import type { Schema } from '../../contract/kernel/endpoint.ts'
import { fieldMessages } from '../../contract/kernel/problem.ts'
import { captchaText, registration } from '../../contract/registration.ts'
import { registrationField, registrationLabel } from '../../contract/registration-fields.ts'
import { registerTexts } from '../../texts/en/register.ts'
import { type FieldName, type Fields, lastStep, stepOf, steps } from './registration-fields.ts'
import { useDraft } from './use-draft.ts'
import { type Errors, useErrors } from './use-errors.ts'

/** What the last step adds to the draft; it lives no longer than the page. */
interface Closing {
  captcha: string
  consent: boolean
}
export type RegistrationForm = ReturnType<typeof useRegistrationForm>

const sending = z.extend(registration, { captcha: captchaText })
type Sending = z.infer<typeof sending>

/** The whole form: what was typed, what is wrong with it, and the step one is at. */
export function useRegistrationForm() {
  const { fields, step, proven, ...draft } = useDraft()
  const { errors, refusals, ...wrongs } = useErrors()
  const [closing, setClosing] = useState<Closing>({ captcha: '', consent: false })

  function set(change: Partial<Fields>): void {
    draft.set(change)
    wrongs.forget(Object.keys(change))
  }
  const write = (name: FieldName, typed: string) =>
    set({ [name]: registrationField(name).box === 'capitals' ? typed.toUpperCase() : typed })
  function startOver(): void {
    draft.startOver()
    wrongs.refuse({})
  }
  function close(change: Partial<Closing>): void {
    setClosing((before) => ({ ...before, ...change }))
    wrongs.forget(Object.keys(change))
  }
  /** Empties the box and leaves what is said about it. */
  const dropCaptcha = () => setClosing((before) => ({ ...before, captcha: '' }))

  function goTo(next: number): void {
    draft.setStep(next)
    // Whoever comes back to the last step meets another picture.
    if (next !== step) dropCaptcha()
  }

  /** Shows what is wrong, at the first step that has something. */
  function setErrors(wrong: Errors): void {
    wrongs.refuse(wrong)
    if ('code' in wrong) draft.setProven(false)
    if (Object.keys(wrong).length > 0) goTo(Math.min(...Object.keys(wrong).map(stepOf)))
  }

  /** Goes one step on, or sends at the last. */
  const onSubmit = (send: (values: Sending) => void) => (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault()
    const all = { ...fields, ...closing }
    const wrong =
      step < lastStep ? wrongWith(steps[step]?.schema, fields) : { ...wrongWith(sending, all), ...unproven(proven) }
    if (Object.keys(wrong).length > 0) setErrors(wrong)
    else if (step < lastStep) goTo(step + 1)
    else send(z.parse(sending, all))
  }

  /** The props of a text field. */
  const field = (name: FieldName) => ({
    name,
    label: registrationLabel(name),
    required: isWanted(registrationField(name), { idTypes: [] }),
    value: fields[name],
    error: errors[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      write(name, currentTarget.value),
  })

  return {
    fields,
    closing,
    errors,
    refusals,
    step,
    proven,
    isBack: draft.isBack,
    startOver,
    field,
    write,
    set,
    close,
    dropCaptcha,
    goTo,
    prove: () => draft.setProven(true),
    forget: wrongs.forget,
    setErrors,
    onSubmit,
  }
}

const unproven = (proven: boolean): Errors => (proven ? {} : { code: registerTexts.pleaseVerifyTheAddress() })

function wrongWith(schema: Schema | undefined, given: unknown): Errors {
  const read = schema && z.safeParse(schema, given)
  return read && !read.success ? fieldMessages(read.error) : {}
}
