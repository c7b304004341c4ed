import { Alert, Button, Checkbox, Group, List, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { isKeyOf } from '../../../contract/kernel/keys-of.ts'
import { formatPaise } from '../../../contract/kernel/money.ts'
import { type PanDuplicate, type PanQuote, type PanSheet, quotePan } from '../../../contract/nsdl-pan/apply.ts'
import { panFields } from '../../../contract/nsdl-pan/fields.ts'
import type { StepName } from '../../../contract/nsdl-pan/form-places.ts'
import { panApplyTexts } from '../../../texts/en/pan-apply.ts'
import { callQuery } from '../../platform/call-query.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { NoLineNote } from '../../ui/form/no-line-note.tsx'
import { SubmitOverlay } from '../../ui/form/submit-overlay.tsx'
import type { DraftSaving } from '../../ui/form/use-draft-saving.ts'
import { QueryView } from '../../ui/page-states/query-view.tsx'
import { PriceCard } from '../../ui/price-card.tsx'
import { stepOf, stepsFor, stepTitle } from './apply-steps.ts'
import { labelOf } from './field-looks.ts'
import { FilledForYou } from './filled-for-you.tsx'
import { SheetFacts } from './sheet-facts.tsx'
import type { FilledForm } from './use-pan-form-state.ts'
import { usePanSending } from './use-pan-sending.ts'

interface Props {
  sheet: PanSheet
  form: FilledForm
  saving: DraftSaving
  /** Steps that were gone over, and that nobody has opened since. */
  unseen: readonly StepName[]
  onStep: (step: StepName) => void
  onBack: () => void
}

/** Everything once more to read, what it costs, and the applicant's consent. */
export function ReviewStep({ sheet, form, saving, unseen, onStep, onBack }: Props) {
  const quote = useQuery({ ...callQuery(quotePan, { params: { id: sheet.id } }), staleTime: 0, gcTime: 0 })
  const sending = usePanSending(sheet, saving)
  const again = sheet.state === 'rejected'
  return (
    <Stack gap="lg">
      <SheetFacts question={form.question} />
      <QueryView query={quote}>
        {(known) => (
          <>
            {!again && <PriceCard quote={known} waits={panApplyTexts.theDraftWaitsForYou()} more={moreOf(known)} />}
            <FilledForYou steps={unseen} onStep={onStep} />
            <Objections quote={known} form={form} onStep={onStep} />
            <Consent form={form} />
            <FormAlert error={sending.error} onClose={sending.clearError} />
            <NoLineNote />
            <Group justify="space-between">
              <Button variant="default" onClick={onBack}>
                {panApplyTexts.back()}
              </Button>
              <Button
                disabled={!form.draft.consent || isBarred(known, form, again)}
                onClick={() => void sending.send(known.price)}
              >
                {again
                  ? panApplyTexts.sendInAgainForFree()
                  : panApplyTexts.payAndSendIn({ price: formatPaise(known.price) })}
              </Button>
            </Group>
          </>
        )}
      </QueryView>
      <SubmitOverlay visible={sending.sending} />
    </Stack>
  )
}

const moreOf = ({ formName, abroad }: PanQuote): [string, string][] => [
  [panApplyTexts.form(), formName],
  ...(abroad ? [[panApplyTexts.sentTo(), panApplyTexts.anAddressAbroad()] satisfies [string, string]] : []),
]

/** What stands on the server is what is sent in, so its word counts; the tick is still on its way there. */
const wrongFields = (quote: PanQuote) =>
  Object.keys(quote.wrong)
    .filter((field) => isKeyOf(panFields, field))
    .filter((field) => field !== 'consent')

const isBarred = (quote: PanQuote, form: FilledForm, again: boolean) =>
  wrongFields(quote).length > 0 ||
  Object.keys(form.allWrong).some((field) => field !== 'consent') ||
  quote.duplicates.length > 0 ||
  (!again && quote.missing > 0)

function Objections({ quote, form, onStep }: { quote: PanQuote } & Pick<Props, 'form' | 'onStep'>) {
  const { question } = form
  const steps = stepsFor(question)
  const warnings = (['aadhaarName', 'panNo'] as const).flatMap((field) => form.remark(field) ?? [])
  if (!quote.aoKnown) warnings.push(panApplyTexts.aoCodeIsNotOnOurList())
  return (
    <>
      {wrongFields(quote).length > 0 && (
        <Alert color="red" title={panApplyTexts.somethingIsStillMissing()} role="alert">
          <List size="sm" spacing={4}>
            {wrongFields(quote).map((field) => {
              const step = stepOf(field, steps)
              return (
                <List.Item key={field}>
                  {step && `${stepTitle(step)}, `}
                  {labelOf(field, question)}: {quote.wrong[field]}{' '}
                  {step && (
                    <Button variant="subtle" size="compact-xs" onClick={() => onStep(step)}>
                      {panApplyTexts.goThere()}
                    </Button>
                  )}
                </List.Item>
              )
            })}
          </List>
        </Alert>
      )}
      {quote.duplicates.map((found) => (
        <Alert key={`${found.by}${found.refNo}`} color="red" title={panApplyTexts.thereIsAnOpenApplication()}>
          {duplicateText(found)}
        </Alert>
      ))}
      {warnings.map((warning) => (
        <Alert key={warning} color="orange" title={panApplyTexts.pleaseCheck()}>
          {warning}
        </Alert>
      ))}
    </>
  )
}

function duplicateText({ by, refNo }: PanDuplicate): string {
  if (!refNo) return by === 'aadhaar' ? panApplyTexts.elsewhereSameAadhaar() : panApplyTexts.elsewhereSameName()
  return by === 'aadhaar' ? panApplyTexts.tokenHasSameAadhaar({ refNo }) : panApplyTexts.tokenHasSameName({ refNo })
}

function Consent({ form }: { form: FilledForm }) {
  return (
    <Checkbox
      name="consent"
      checked={form.draft.consent}
      onChange={(event) => form.set({ consent: event.currentTarget.checked })}
      label={<Text size="sm">{panApplyTexts.theApplicantAgrees()}</Text>}
    />
  )
}
