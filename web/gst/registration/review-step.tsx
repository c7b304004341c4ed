import { Alert, Button, Checkbox, Group, List, Stack } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type GstQuote, type GstSheet, quoteGst, submitGst } from '../../../contract/gst/registration.ts'
import { formatPaise } from '../../../contract/kernel/money.ts'
import { merchantClosing } from '../../../contract/wallet.ts'
import { merchantPaths } from '../../paths.ts'
import { call } from '../../platform/call.ts'
import { callQuery } from '../../platform/call-query.ts'
import { openOnceKeys } from '../../platform/once-key.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { PayDialog } from '../../ui/form/pay-dialog.tsx'
import { SubmitOverlay } from '../../ui/form/submit-overlay.tsx'
import type { DraftSaving } from '../../ui/form/use-draft-saving.ts'
import { QueryView } from '../../ui/page-states/query-view.tsx'
import { PriceCard } from '../../ui/price-card.tsx'
import { toastSuccess } from '../../ui/toast.ts'
import { useNavigateHere } from '../../ui/use-navigate-here.ts'
import { forgetGst } from '../forget-gst.ts'
import type { GstForm } from './boxes.tsx'
import { DraftFacts } from './draft-facts.tsx'
import { pathLabel } from './field-words.ts'
import { type FormStep, stepOf } from './form-steps.ts'

interface Props {
  sheet: GstSheet
  form: GstForm
  saving: DraftSaving
  onStep: (step: FormStep) => void
}

/** Everything once more to read, what it costs, and the consent. */
export function ReviewStep({ sheet, form, saving, onStep }: Props) {
  const quote = useQuery({ ...callQuery(quoteGst, { params: { id: sheet.id } }), staleTime: 0, gcTime: 0 })
  const sending = useSending(sheet, saving)
  const [asking, setAsking] = useState(false)
  return (
    <Stack gap="lg">
      <DraftFacts draft={form.values} />
      <QueryView query={quote}>
        {(known) => (
          <>
            <PriceCard quote={known} waits="The draft waits for you." />
            <Objections quote={known} onStep={onStep} />
            <Checkbox
              label="Everyone named here has read this, says that it is true, and agrees that the Aadhaar numbers and these details are used for this registration."
              {...form.getInputProps('consent', { type: 'checkbox' })}
            />
            <FormAlert error={sending.error} onClose={sending.clearError} />
            <Group justify="space-between">
              <Button variant="default" onClick={() => onStep('papers')}>
                Back
              </Button>
              <Button disabled={!form.values.consent || isBarred(known)} onClick={() => setAsking(true)}>
                {payWords(known)}
              </Button>
            </Group>
            {asking && (
              <PayDialog
                title="Send in this registration?"
                button={payWords(known)}
                what={`GST registration of ${form.values.legalName}.`}
                price={known.price}
                submit={askingWith(sending, () => {
                  setAsking(false)
                  void sending.send(known.price)
                })}
                onClose={() => setAsking(false)}
              />
            )}
          </>
        )}
      </QueryView>
      <SubmitOverlay visible={sending.sending} />
    </Stack>
  )
}

const payWords = ({ price }: GstQuote) => `Pay ${formatPaise(price)} and send in`

/** The page itself tells what became of it. */
const askingWith = ({ sending, clearError }: Pick<Sending, 'sending' | 'clearError'>, pay: () => void) => ({
  submitting: sending,
  error: undefined,
  clearError,
  onSubmit: (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault()
    pay()
  },
})

/** The tick is still on its way to the server when it answers. */
const wrongOf = ({ wrong }: GstQuote) => Object.entries(wrong).filter(([path]) => path !== 'consent')
const isBarred = (quote: GstQuote) => wrongOf(quote).length > 0 || quote.missingPapers.length > 0 || quote.missing > 0

function Objections({ quote, onStep }: { quote: GstQuote; onStep: Props['onStep'] }) {
  const faults = [
    ...wrongOf(quote).map(([path, why]) => ({ text: `${pathLabel(path)}: ${why}`, step: stepOf(path) })),
    ...quote.missingPapers.map((title) => ({ text: `Please upload: ${title}`, step: 'papers' as const })),
  ]
  if (faults.length === 0) return null
  return (
    <Alert color="red" title="Something is still missing" role="alert">
      <List size="sm" spacing={4}>
        {faults.map(({ text, step }) => (
          <List.Item key={text}>
            {text}{' '}
            <Button variant="subtle" size="compact-xs" onClick={() => onStep(step)}>
              Go there
            </Button>
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}

type Sending = ReturnType<typeof useSending>

/** Keeps the last tick, then sends the registration in, paid for once. */
function useSending({ id }: GstSheet, saving: DraftSaving) {
  const [sending, setSending] = useState(false)
  const [error, setError] = useState<unknown>()
  const [keys] = useState(openOnceKeys)
  const queries = useQueryClient()
  const navigate = useNavigateHere()
  /** With the total that stands on the button. */
  async function send(total: number): Promise<void> {
    if (sending) return
    setSending(true)
    setError(undefined)
    try {
      if (!(await saving.save())) return
      const body = { version: saving.version(), total }
      const { no } = await call(submitGst, { params: { id }, body, headers: keys({ id, ...body }) })
      saving.stop()
      toastSuccess(`Registration ${no} is on its way.`)
      forgetGst(queries)
      void queries.invalidateQueries({ queryKey: [merchantClosing.path] })
      void navigate({ to: merchantPaths.gstRegistration(id) })
    } catch (reason) {
      setError(reason)
      // The price may be another one by now.
      void queries.invalidateQueries({ queryKey: [quoteGst.path] })
    } finally {
      setSending(false)
    }
  }
  return { send, sending, error, clearError: () => setError(undefined) }
}
