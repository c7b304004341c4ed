import { Alert, Button, Checkbox, Group, List, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { type GstQuote, type GstSheet, quoteGst } from '../../../contract/gst/registration.ts'
import type { GstFormErrors } from '../../../contract/gst/registration-check.ts'
import { type GstDraft, gstDraft } from '../../../contract/gst/registration-draft.ts'
import { formatPaise } from '../../../contract/kernel/money.ts'
import { gstRegistrationTexts } from '../../../texts/en/gst-registration.ts'
import { callQuery } from '../../platform/call-query.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { NoLineNote } from '../../ui/form/no-line-note.tsx'
import { PayDialog } from '../../ui/form/pay-dialog.tsx'
import { SubmitOverlay } from '../../ui/form/submit-overlay.tsx'
import { useAsking } from '../../ui/form/use-asking.ts'
import type { DraftSaving } from '../../ui/form/use-draft-saving.ts'
import { QueryView } from '../../ui/page-states/query-view.tsx'
import { PriceCard } from '../../ui/price-card.tsx'
import type { GstForm } from './boxes.tsx'
import { DraftFacts } from './draft-facts.tsx'
import { pathLabel } from './field-words.ts'
import type { FormStep } from './form-steps.ts'
import { useRegistrationSending } from './use-registration-sending.ts'

interface Props {
  sheet: GstSheet
  form: GstForm
  saving: DraftSaving
  onStep: (step: FormStep) => void
  /** To a field that is wrong, with what the server found. */
  onMend: (path: string, wrong: GstFormErrors) => void
}

/** Everything once more to read, what it costs, and the consent. */
export function ReviewStep({ sheet, form, saving, onStep, onMend }: Props) {
  const quote = useQuery({ ...callQuery(quoteGst, { params: { id: sheet.id } }), staleTime: 0, gcTime: 0 })
  const sending = useRegistrationSending(sheet, saving)
  const { asking, close, ask, pay } = useAsking(unchecked, paying(sending, quote.data?.price))
  return (
    <Stack gap="lg">
      <DraftFacts draft={asKept(form.values)} />
      <QueryView query={quote}>
        {(known) => (
          <>
            <PriceCard quote={known} waits={gstRegistrationTexts.draftWaitsForYou()} />
            <Objections quote={known} onStep={onStep} onMend={onMend} />
            <Checkbox
              label={gstRegistrationTexts.everyoneNamedHasRead()}
              {...form.getInputProps('consent', { type: 'checkbox' })}
            />
            <FormAlert error={sending.error} onClose={sending.clearError} />
            <NoLineNote />
            <Group justify="space-between">
              <Button variant="default" onClick={() => onStep('papers')}>
                {gstRegistrationTexts.back()}
              </Button>
              <Button disabled={!form.values.consent || isBarred(known)} onClick={() => ask.onSubmit()}>
                {payWords(known)}
              </Button>
            </Group>
            {asking && (
              <PayDialog
                title={gstRegistrationTexts.sendInThisRegistration()}
                button={payWords(known)}
                what={gstRegistrationTexts.registrationOf({ name: form.values.legalName })}
                price={known.price}
                submit={pay}
                onClose={close}
              />
            )}
          </>
        )}
      </QueryView>
      <SubmitOverlay visible={sending.sending} />
    </Stack>
  )
}

/** Numbers as the server keeps them, not as they were typed. */
const asKept = (typed: GstDraft): GstDraft => gstDraft.safeParse(typed).data ?? typed

const payWords = ({ price }: GstQuote) => gstRegistrationTexts.payAndSendIn({ price: formatPaise(price) })

/** What is wrong with the draft is said above the button, which waits for it. */
const unchecked = { onSubmit: (then: () => void) => then }

const paying = ({ send, sending, ...told }: ReturnType<typeof useRegistrationSending>, price: number | undefined) => ({
  ...told,
  submitting: sending,
  onSubmit: (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault()
    if (price !== undefined) void send(price)
  },
})

/** The tick is still on its way to the server when it answers. */
const wrongOf = ({ wrong }: GstQuote) => Object.entries(wrong).filter(([path]) => path !== 'consent')
const isBarred = (quote: GstQuote) => wrongOf(quote).length > 0 || quote.missingPapers.length > 0 || quote.missing > 0

function Objections({ quote, onStep, onMend }: { quote: GstQuote } & Pick<Props, 'onStep' | 'onMend'>) {
  const faults = [
    ...wrongOf(quote).map(([path, why]) => ({
      text: `${pathLabel(path)}: ${why}`,
      go: () => onMend(path, quote.wrong),
    })),
    ...quote.missingPapers.map((title) => ({
      text: gstRegistrationTexts.pleaseUpload({ title }),
      go: () => onStep('papers'),
    })),
  ]
  if (faults.length === 0) return null
  return (
    <Alert color="red" title={gstRegistrationTexts.somethingIsStillMissing()} role="alert">
      <List size="sm" spacing={4}>
        {faults.map(({ text, go }) => (
          <List.Item key={text}>
            {text}{' '}
            <Button variant="subtle" size="compact-xs" onClick={go}>
              {gstRegistrationTexts.goThere()}
            </Button>
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}
