import { Button, Group, Paper, Stack, Stepper, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { type GstSheet, getGstSheet, saveGst } from '../../../contract/gst/registration.ts'
import { checkRegistration, type GstFormErrors } from '../../../contract/gst/registration-check.ts'
import type { GstFile } from '../../../contract/gst/registration-detail.ts'
import { isSameDocument, wantedDocuments } from '../../../contract/gst/registration-documents.ts'
import { type GstDraft, gstDraft } from '../../../contract/gst/registration-draft.ts'
import { call } from '../../platform/call.ts'
import { callQuery } from '../../platform/call-query.ts'
import { indianToday } from '../../platform/device-clock.ts'
import { DraftSaved } from '../../ui/form/draft-saved.tsx'
import { focusFirstWrong } from '../../ui/form/focus-first-wrong.ts'
import { isConsentOld } from '../../ui/form/is-consent-old.ts'
import { SaveProblem } from '../../ui/form/save-problem.tsx'
import { withUnsent } from '../../ui/form/unsent-draft.ts'
import { useDraftSaving } from '../../ui/form/use-draft-saving.ts'
import { useHeadingFocus } from '../../ui/use-heading-focus.ts'
import type { GstForm } from './boxes.tsx'
import { BusinessStep } from './business-step.tsx'
import { DiscardButton } from './discard-button.tsx'
import { type FormStep, formSteps, stepOf, stepTitles, wrongOn } from './form-steps.ts'
import { GstDocumentsStep } from './gst-documents-step.tsx'
import { PeopleStep } from './people-step.tsx'
import { PlaceStep } from './place-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { samePerson } from './same-person.ts'
import { SupplyStep } from './supply-step.tsx'
import { useFieldFocus } from './use-field-focus.ts'
import { useWrongPins } from './use-wrong-pins.ts'

/** What the draft is called while it is being kept. */
export const gstDraftName = (id: string) => `gst ${id}`

/** The stepped form of a registration; each step is kept by the server, so one can go on another day. */
export function RegistrationForm({ sheet }: { sheet: GstSheet }) {
  const form = useForm<GstDraft>({
    initialValues: withUnsent(gstDraftName(sheet.id), sheet),
    onValuesChange: (values, before) => {
      if (isConsentOld(before, values)) form.setFieldValue('consent', false)
    },
  })
  const saving = useDraftSaving(sheet, {
    name: gstDraftName(sheet.id),
    values: form.getValues,
    send: (body) => call(saveGst, { params: { id: sheet.id }, body }),
  })
  const [documents, setDocuments] = useState(sheet.documents)
  const [current, setCurrent] = useState<FormStep>('business')
  const heading = useHeadingFocus(current)
  const focusField = useFieldFocus(current)
  const pins = useWrongPins(form.values)
  const at = formSteps.indexOf(current)

  async function go(step: FormStep | undefined): Promise<void> {
    if (!step || !(await saving.save())) return
    if (step === 'people') form.setFieldValue('people', samePerson(form.getValues()))
    setCurrent(step)
  }
  /** To the step of a fault, with everything that is wrong there told, and into the field. */
  function mend(path: string, wrong: GstFormErrors): void {
    const step = stepOf(path)
    form.setErrors(wrongOn(step, wrong))
    focusField(path)
    void go(step)
  }
  function next(page: HTMLFormElement): void {
    const wrong = wrongOn(current, { ...pins, ...checkForm(form.getValues(), sheet) })
    form.setErrors(wrong)
    if (Object.keys(wrong).length === 0) return void go(formSteps[at + 1])
    void saving.save()
    focusFirstWrong(page)
  }
  const keep = (file: GstFile) =>
    setDocuments((before) => [...before.filter((one) => !isSameDocument(one, file)), file])
  return (
    <>
      <Paper p={{ base: 'md', sm: 'lg' }} radius="md" bg="var(--card-background)">
        <Stepper active={at} onStepClick={(place) => void go(formSteps[place])} size="xs" mb="lg" visibleFrom="sm">
          {formSteps.map((step, i) => (
            // A step that was passed by is not complete for that.
            <Stepper.Step
              key={step}
              label={stepTitles[step]}
              completedIcon={
                isDone(step, { values: form.values, pins, sheet: { ...sheet, documents } }) ? undefined : (
                  <span>{i + 1}</span>
                )
              }
            />
          ))}
        </Stepper>
        <Group justify="space-between" mb="md" align="baseline">
          <Title order={2} ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
            {`Step ${at + 1} of ${formSteps.length}: ${stepTitles[current]}`}
          </Title>
          <DraftSaved saving={saving} />
        </Group>
        <SaveProblem
          saving={saving}
          what="registration"
          queryKey={callQuery(getGstSheet, { params: { id: sheet.id } }).queryKey}
        />
        {current === 'review' ? (
          <ReviewStep sheet={sheet} form={form} saving={saving} onStep={(step) => void go(step)} onMend={mend} />
        ) : (
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              next(event.currentTarget)
            }}
          >
            <Stack gap="lg">
              {current === 'papers' ? (
                <GstDocumentsStep id={sheet.id} draft={form.values} documents={documents} onUploaded={keep} />
              ) : (
                <StepFields step={current} form={form} wrong={pins} />
              )}
              <Group justify="space-between">
                {at === 0 ? (
                  <span />
                ) : (
                  <Button variant="default" onClick={() => void go(formSteps[at - 1])}>
                    Back
                  </Button>
                )}
                <Button type="submit">Next</Button>
              </Group>
            </Stack>
          </form>
        )}
      </Paper>
      <DiscardButton id={sheet.id} saving={saving} />
    </>
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

/** The rules look at what the server would keep: trimmed and in capitals. */
const checkForm = (values: GstDraft, { adultAt }: GstSheet) =>
  checkRegistration(gstDraft.safeParse(values).data ?? values, { today: indianToday(), adultAt })

/** Nothing is wrong on it, and no paper is missing. */
function isDone(
  step: FormStep,
  { values, pins, sheet }: { values: GstDraft; pins: GstFormErrors; sheet: GstSheet },
): boolean {
  if (step === 'papers')
    return wantedDocuments(values).every((one) => sheet.documents.some((file) => isSameDocument(one, file)))
  return Object.keys(wrongOn(step, { ...pins, ...checkForm(values, sheet) })).length === 0
}
