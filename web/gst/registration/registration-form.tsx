import { Button, Group, Paper, Progress, Stack, Title } from '@mantine/core'
import { type GstSheet, getGstSheet } from '../../../contract/gst/registration.ts'
import type { GstFormErrors } from '../../../contract/gst/registration-check.ts'
import { gstRegistrationTexts } from '../../../texts/en/gst-registration.ts'
import { callQuery } from '../../platform/call-query.ts'
import { DraftSaved } from '../../ui/form/draft-saved.tsx'
import { SaveProblem } from '../../ui/form/save-problem.tsx'
import type { GstForm } from './boxes.tsx'
import { BusinessStep } from './business-step.tsx'
import { DiscardButton } from './discard-button.tsx'
import { type FormStep, formSteps, stepTitles } from './form-steps.ts'
import { GstDocumentsStep } from './gst-documents-step.tsx'
import { PeopleStep } from './people-step.tsx'
import { PlaceStep } from './place-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { StepBar } from './step-bar.tsx'
import { SupplyStep } from './supply-step.tsx'
import { type SteppedDraft, useSteppedDraft } from './use-stepped-draft.ts'

/** The stepped form of a registration; each step is kept by the server, so one can go on another day. */
export function RegistrationForm({ sheet }: { sheet: GstSheet }) {
  const draft = useSteppedDraft(sheet)
  const { form, saving, current, at, go, mend } = draft
  return (
    <>
      <Paper p={{ base: 'md', sm: 'lg' }} radius="md" bg="var(--card-background)">
        <StepBar sheet={sheet} draft={draft} />
        {/* On a phone the heading says which step it is. */}
        <Progress value={((at + 1) / formSteps.length) * 100} size="sm" mb="md" hiddenFrom="sm" aria-hidden />
        <Group justify="space-between" mb="md" align="baseline">
          <Title order={2} ref={draft.heading} tabIndex={-1} style={{ outline: 'none' }}>
            {gstRegistrationTexts.stepOf({ step: at + 1, steps: formSteps.length, title: stepTitles[current]() })}
          </Title>
          <DraftSaved saving={saving} />
        </Group>
        <SaveProblem saving={saving} queryKey={callQuery(getGstSheet, { params: { id: sheet.id } }).queryKey} />
        {current === 'review' ? (
          <ReviewStep sheet={sheet} form={form} saving={saving} onStep={(step) => void go(step)} onMend={mend} />
        ) : (
          <AskingStep id={sheet.id} step={current} draft={draft} />
        )}
      </Paper>
      <DiscardButton id={sheet.id} saving={saving} />
    </>
  )
}

interface AskingProps {
  id: string
  step: Exclude<FormStep, 'review'>
  draft: SteppedDraft
}

/** A step that asks for something, with the ways back and on. */
function AskingStep({ id, step, draft: { form, documents, keep, pins, at, go, next } }: AskingProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        next(event.currentTarget)
      }}
    >
      <Stack gap="lg">
        {step === 'papers' ? (
          <GstDocumentsStep id={id} draft={form.values} documents={documents} onUploaded={keep} />
        ) : (
          <StepFields step={step} form={form} wrong={pins} />
        )}
        <Group justify="space-between">
          {at === 0 ? (
            <span />
          ) : (
            <Button variant="default" onClick={() => void go(formSteps[at - 1])}>
              {gstRegistrationTexts.back()}
            </Button>
          )}
          <Button type="submit">{gstRegistrationTexts.next()}</Button>
        </Group>
      </Stack>
    </form>
  )
}

interface FieldsProps {
  step: Exclude<FormStep, 'papers' | 'review'>
  form: GstForm
  wrong: GstFormErrors
}

function StepFields({ step, form, wrong }: FieldsProps) {
  const Fields = { business: BusinessStep, place: PlaceStep, supply: SupplyStep, people: PeopleStep }[step]
  return <Fields form={form} wrong={wrong} />
}
