import { Stack } from '@mantine/core'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import type { Words } from '../../../texts/say.ts'
import { watchForUnsaved } from '../../platform/unsaved-work.ts'
import { focusFirstWrong } from './focus-first-wrong.ts'
import { FormAlert } from './form-alert.tsx'
import { SubmitOverlay } from './submit-overlay.tsx'

interface Props {
  /** What useSubmit answers. */
  submit: {
    submitting: boolean
    error: unknown
    clearError: () => void
    onSubmit: (event?: FormEvent<HTMLFormElement>) => void
  }
  /** Names of fields, for the alert's list. */
  labels?: Readonly<Record<string, Words>>
  children: ReactNode
}

/** A form with its alert above and the blurred overlay while it is sent. */
export function PortalForm({ submit, labels, children }: Props) {
  const typed = useTyped()
  return (
    <form
      noValidate
      onInput={typed}
      onSubmit={(event) => {
        const form = event.currentTarget
        submit.onSubmit(event)
        focusFirstWrong(form)
      }}
    >
      <Stack gap="md">
        <FormAlert error={submit.error} onClose={submit.clearError} labels={labels} />
        {children}
      </Stack>
      <SubmitOverlay visible={submit.submitting} />
    </form>
  )
}

/** Whoever has typed something is not led away from it when their sign-in ends. */
function useTyped(): () => void {
  const touched = useRef(false)
  useEffect(() => watchForUnsaved(() => touched.current), [])
  return () => {
    touched.current = true
  }
}
