import { Stepper } from '@mantine/core'
import type { GstSheet } from '../../../contract/gst/registration.ts'
import { isSameDocument, wantedDocuments } from '../../../contract/gst/registration-documents.ts'
import { checkForm } from './check-form.ts'
import { type FormStep, formSteps, stepTitles, wrongOn } from './form-steps.ts'
import type { SteppedDraft } from './use-stepped-draft.ts'

interface Props {
  sheet: GstSheet
  draft: SteppedDraft
}

/** All steps in a row, each with a tick once nothing is wrong on it; any of them can be gone to. */
export function StepBar({ sheet, draft }: Props) {
  return (
    <Stepper
      active={draft.at}
      onStepClick={(place) => void draft.go(formSteps[place])}
      size="xs"
      mb="lg"
      visibleFrom="sm"
    >
      {formSteps.map((step, i) => (
        // A step that was passed by is not complete for that.
        <Stepper.Step
          key={step}
          label={stepTitles[step]()}
          completedIcon={isDone(step, { sheet, draft }) ? undefined : <span>{i + 1}</span>}
        />
      ))}
    </Stepper>
  )
}

/** Nothing is wrong on it, and no paper is missing. */
function isDone(step: FormStep, { sheet, draft: { form, pins, documents } }: Props): boolean {
  if (step === 'papers')
    return wantedDocuments(form.values).every((one) => documents.some((file) => isSameDocument(one, file)))
  return Object.keys(wrongOn(step, { ...pins, ...checkForm(form.values, sheet) })).length === 0
}
