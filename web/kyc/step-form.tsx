import { Button, Group } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import type { JsonEndpoint } from '../../contract/kernel/endpoint.ts'
import {
  leftEmpty,
  type MyKyc,
  saveBusiness,
  saveBusinessIdentity,
  savePerson,
  savePersonIdentity,
} from '../../contract/kyc.ts'
import { type DetailStep, detailSteps, fieldsOfStep } from '../../contract/kyc-fields.ts'
import { checkTexts } from '../../texts/en/checks.ts'
import { kycTexts } from '../../texts/en/kyc.ts'
import { callWith } from '../platform/call.ts'
import { untilShown } from '../platform/changed.ts'
import { KeptLine } from '../ui/form/kept-line.tsx'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { useKeepTyped, useKeptInput } from '../ui/form/use-kept-input.ts'
import { useSubmit } from '../ui/form/use-submit.ts'
import type { StepValues } from './detail-form.ts'
import { fieldLabels } from './kyc-words.ts'
import { StepFields } from './step-fields.tsx'

const calls: Record<DetailStep, JsonEndpoint> = {
  business: saveBusiness,
  'business-identity': saveBusinessIdentity,
  person: savePerson,
  'person-identity': savePersonIdentity,
}

interface Props {
  step: DetailStep
  kyc: MyKyc
  onBack?: () => void
  onDone: () => void
}

/** One step of details, prefilled with what is known and kept by the server when one goes on. */
export function StepForm({ step, kyc, onBack, onDone }: Props) {
  const begin = startingWith(fieldsOfStep(step), kyc)
  const kept = useKeptInput(`kyc ${step}`, begin)
  const question = { kind: kyc.kind, keptAadhaar: kyc.aadharNo }
  const wrongByRules = schemaResolver(detailSteps[step], { sync: true })
  const form = useForm<StepValues>({
    initialValues: kept.values,
    // A number to be sealed may be left empty only while one is kept: the rules alone do not know.
    validate: (values) => ({
      ...Object.fromEntries(leftEmpty(step, values, question).map((name) => [name, checkTexts.required()])),
      ...wrongByRules(values),
    }),
  })
  useKeepTyped(kept, form.values)
  const submit = useSubmit(form, {
    send: async (values) => {
      await callWith(calls[step], { body: values })
      await untilShown()
    },
    done: () => {
      kept.forget()
      onDone()
    },
  })
  return (
    <PortalForm submit={submit} labels={fieldLabels()}>
      <KeptLine kept={kept} onStartOver={() => form.setValues(begin)} />
      <StepFields step={step} form={form} question={question} />
      <Group justify="space-between">
        {onBack ? (
          <Button variant="default" onClick={onBack}>
            {kycTexts.back()}
          </Button>
        ) : (
          <span />
        )}
        <Button type="submit">{kycTexts.saveAndGoOn()}</Button>
      </Group>
    </PortalForm>
  )
}

/** The Aadhaar number is never sent here whole, so its field begins empty. */
function startingWith(names: readonly string[], { details }: MyKyc): StepValues {
  const known: StepValues = { ...details, aadharNo: '' }
  return Object.fromEntries(names.map((name) => [name, known[name] ?? '']))
}
