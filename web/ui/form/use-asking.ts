import { type FormEvent, useState } from 'react'
import type { useSubmit } from './use-submit.ts'

type Submit = ReturnType<typeof useSubmit>
interface Checked {
  onSubmit: (then: () => void) => (event?: FormEvent<HTMLFormElement>) => void
}

/** A form that costs money: its button opens the question, the question's button sends it, and the form tells what became of it. */
export function useAsking(form: Checked, submit: Submit) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const ask: Submit = {
    ...submit,
    onSubmit: form.onSubmit(() => {
      submit.clearError()
      setAsking(true)
    }),
  }
  const pay: Submit = {
    ...submit,
    onSubmit: (event) => {
      close()
      submit.onSubmit(event)
    },
  }
  return { asking, close, ask, pay }
}
