import { Paper, Title } from '@mantine/core'
import { type MyKyc, missingOf } from '../../contract/kyc.ts'
import { kycSteps, stepsOf } from '../../contract/kyc-fields.ts'
import { kycTexts } from '../../texts/en/kyc.ts'
import { useStepInAddress } from '../ui/form/use-step-in-address.ts'
import { useHeadingFocus } from '../ui/use-heading-focus.ts'
import { DocumentsStep } from './documents-step.tsx'
import { StepForm } from './step-form.tsx'
import { StepList } from './step-list.tsx'

/** Details in two steps, then the documents. Each step is kept by the server, so one can go on another day. */
export function KycForm({ kyc }: { kyc: MyKyc }) {
  const details = stepsOf(kyc.kind)
  const titles = [...details.map((step) => kycSteps[step].title()), kycTexts.documents()]
  const names: readonly string[] = [...details, 'documents']
  const [current, go] = useStepInAddress(names, () => names[firstOpen(kyc)] ?? 'documents')
  const at = names.indexOf(current)
  const setAt = (next: number) => go(names[next] ?? 'documents')
  const heading = useHeadingFocus(at)
  const step = details[at]
  return (
    <Paper p={{ base: 'md', sm: 'lg' }} radius="md" bg="var(--card-background)">
      <StepList titles={titles} current={at} />
      <Title order={2} ref={heading} tabIndex={-1} mb="md" style={{ outline: 'none' }}>
        {kycTexts.stepOf({ step: at + 1, steps: titles.length, title: titles[at] ?? '' })}
      </Title>
      {step ? (
        <StepForm
          key={step}
          step={step}
          kyc={kyc}
          onBack={at > 0 ? () => setAt(at - 1) : undefined}
          onDone={() => setAt(at + 1)}
        />
      ) : (
        <DocumentsStep kyc={kyc} onBack={() => setAt(at - 1)} />
      )}
    </Paper>
  )
}

/** Whoever comes back goes on where something is missing; the first time all that is known is looked over. */
function firstOpen(kyc: MyKyc): number {
  if (!kyc.begun) return 0
  const [open] = missingOf(kyc.kind, kyc).steps
  const steps: readonly string[] = stepsOf(kyc.kind)
  return open ? steps.indexOf(open) : steps.length
}
