import { useForm } from '@mantine/form'
import { useState } from 'react'
import { type GstSheet, getGstSheet, saveGst } from '../../../contract/gst/registration.ts'
import type { GstFormErrors } from '../../../contract/gst/registration-check.ts'
import type { GstFile } from '../../../contract/gst/registration-detail.ts'
import { isSameDocument } from '../../../contract/gst/registration-documents.ts'
import type { GstDraft } from '../../../contract/gst/registration-draft.ts'
import { call } from '../../platform/call.ts'
import { endpointPath } from '../../platform/endpoint-path.ts'
import { keepAnswer } from '../../platform/kept-answer.ts'
import { focusFirstWrong } from '../../ui/form/focus-first-wrong.ts'
import { isConsentOld } from '../../ui/form/is-consent-old.ts'
import { withHiddenNumbers, withUnsent } from '../../ui/form/unsent-draft.ts'
import { useDraftSaving } from '../../ui/form/use-draft-saving.ts'
import { useStepInAddress } from '../../ui/form/use-step-in-address.ts'
import { useHeadingFocus } from '../../ui/use-heading-focus.ts'
import { checkForm } from './check-form.ts'
import { type FormStep, formSteps, stepOf, wrongOn } from './form-steps.ts'
import { samePerson } from './same-person.ts'
import { useFieldFocus } from './use-field-focus.ts'
import { useWrongPins } from './use-wrong-pins.ts'

/** What the draft is called while it is being kept. */
export const gstDraftName = (id: string) => `gst ${id}`

export type SteppedDraft = ReturnType<typeof useSteppedDraft>

/** The draft with the step one is at: each step is kept before one goes on, and not left while something is wrong on it. */
export function useSteppedDraft(sheet: GstSheet) {
  const { form, saving } = useSavedDraft(sheet)
  const [documents, setDocuments] = useState(sheet.documents)
  const [current, choose] = useStepInAddress<FormStep>(formSteps, () => 'business')
  const heading = useHeadingFocus(current)
  const focusField = useFieldFocus(current)
  const pins = useWrongPins(form.values)
  const at = formSteps.indexOf(current)

  async function go(step: FormStep | undefined): Promise<void> {
    if (!step || !(await saving.keep())) return
    if (step === 'people') form.setFieldValue('people', samePerson(form.getValues()))
    choose(step)
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
    void saving.keep()
    focusFirstWrong(page)
  }
  const keep = (file: GstFile) =>
    setDocuments((before) => [...before.filter((one) => !isSameDocument(one, file)), file])
  return { form, saving, documents, keep, current, at, heading, pins, go, mend, next }
}

/** What is typed, kept by the server as it was last; a consent does not outlive a change of what was agreed to. */
function useSavedDraft(sheet: GstSheet) {
  const name = gstDraftName(sheet.id)
  const path = endpointPath(getGstSheet.path, { id: sheet.id })
  const form = useForm<GstDraft>({
    initialValues: withUnsent(name, sheet),
    onValuesChange: (values, before) => {
      if (isConsentOld(before, values)) form.setFieldValue('consent', false)
    },
  })
  const saving = useDraftSaving(sheet, {
    name,
    values: form.getValues,
    send: async (body) => {
      const saved = await call(saveGst, { params: { id: sheet.id }, body })
      keepAnswer(path, { ...sheet, version: saved.version, draft: withHiddenNumbers(body.draft) })
      return saved
    },
    look: () => call(getGstSheet, { params: { id: sheet.id } }),
  })
  return { form, saving }
}
