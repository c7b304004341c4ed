import { Button, Group, Title } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { Option } from '../../contract/kernel/fields.ts'
import { type RegistrationReceipt, register } from '../../contract/registration.ts'
import { registerTexts } from '../../texts/en/register.ts'
import { call } from '../platform/call.ts'
import { CallError } from '../platform/call-error.ts'
import { KeptLine } from '../ui/form/kept-line.tsx'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { keptError } from './kept-error.ts'
import { clearDraft } from './registration-draft.ts'
import { labels, lastStep, steps } from './registration-fields.ts'
import { StepFields } from './step-fields.tsx'
import { StepList } from './step-list.tsx'
import { useGuidedFocus } from './use-guided-focus.ts'
import { useRegistrationForm } from './use-registration-form.ts'
import { VerifyStep } from './verify-step.tsx'

interface Props {
  idTypes: readonly Option[]
  onDone: (receipt: RegistrationReceipt) => void
}

/** The form in three steps. What was typed outlives a reload, a refusal and a lost connection. */
export function RegistrationForm({ idTypes, onDone }: Props) {
  const form = useRegistrationForm()
  const [round, setRound] = useState(0)
  const focus = useGuidedFocus(form)

  /** A captcha that reached the server is used up; one that did not is still good. */
  function afterFailure(error: unknown): void {
    if (error instanceof CallError && error.status === 0) return
    setRound((before) => before + 1)
    form.dropCaptcha()
  }

  const submit = useSubmit(form, {
    send: ({ captcha, ...body }) =>
      call(register, { query: { captcha }, body }).catch((error) => Promise.reject(keptError(error))),
    done: onDone,
    failed: afterFailure,
  })

  function onSubmit(event?: FormEvent<HTMLFormElement>): void {
    submit.clearError()
    submit.onSubmit(event)
  }

  return (
    <div ref={focus.form}>
      <StepList current={form.step} />
      <KeptLine kept={{ isBack: form.isBack, forget: clearDraft }} onStartOver={form.startOver} />
      <PortalForm submit={{ ...submit, onSubmit }} labels={labels()}>
        <Title order={2} ref={focus.heading} tabIndex={-1} style={{ outline: 'none' }}>
          {registerTexts.stepOf({ step: form.step + 1, steps: steps.length, title: steps[form.step]?.title() ?? '' })}
        </Title>
        {form.step < lastStep ? (
          <StepFields step={steps[form.step]?.name ?? 'person'} form={form} idTypes={idTypes} />
        ) : (
          <VerifyStep form={form} round={round} />
        )}
        <Group justify="space-between">
          {form.step > 0 ? (
            <Button variant="default" onClick={() => form.goTo(form.step - 1)}>
              {registerTexts.back()}
            </Button>
          ) : (
            <span />
          )}
          <Button type="submit">
            {form.step < lastStep ? registerTexts.next() : registerTexts.sendRegistration()}
          </Button>
        </Group>
      </PortalForm>
    </div>
  )
}
