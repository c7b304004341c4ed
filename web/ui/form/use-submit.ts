import type { FormEvent } from 'react'
import { useState } from 'react'
import { fieldErrors } from '../../platform/error-text.ts'

/** What a form must be able to do, be it a light one or one of @mantine/form. */
interface Submittable<Values> {
  onSubmit: (send: (values: Values) => void) => (event?: FormEvent<HTMLFormElement>) => void
  setErrors: (errors: Record<string, string>) => void
}

interface Steps<Values, Reply> {
  send: (values: Values) => Promise<Reply>
  done: (reply: Reply, values: Values) => void
  /** Told of a failure after the form has shown it. */
  failed?: (error: unknown) => void
}

/** Sends a valid form: idle, submitting, done. A refusal stays as `error` and goes to the fields it names. */
export function useSubmit<Values, Reply>(form: Submittable<Values>, { send, done, failed }: Steps<Values, Reply>) {
  const [submitting, setSubmitting] = useState(false)
  const [error, setError] = useState<unknown>()

  async function submit(values: Values): Promise<void> {
    if (submitting) return
    setSubmitting(true)
    setError(undefined)
    try {
      done(await send(values), values)
    } catch (reason) {
      setError(reason)
      form.setErrors(fieldErrors(reason))
      failed?.(reason)
    } finally {
      setSubmitting(false)
    }
  }

  return {
    submitting,
    error,
    clearError: () => setError(undefined),
    onSubmit: form.onSubmit((values) => void submit(values)),
  }
}
