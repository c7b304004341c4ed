import { Button, FileInput, SimpleGrid, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { FormEvent } from 'react'
import { type PaymentMode, paymentModeLabels } from '../../contract/catalogue/bank.ts'
import { merchantPaths } from '../../contract/paths.ts'
import { type PayableBank, paymentRequest, referenceOf, requestPayment } from '../../contract/payment-request.ts'
import { paymentTexts } from '../../texts/en/payment.ts'
import { callUpload } from '../platform/call-upload.ts'
import { indianToday } from '../platform/device-clock.ts'
import { DayInput } from '../ui/day-input/day-input.tsx'
import { keyboards } from '../ui/form/box-look.ts'
import { KeptLine } from '../ui/form/kept-line.tsx'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { paiseOf } from '../ui/form/read-number.ts'
import { RupeesInput } from '../ui/form/rupees-input.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { useKeepTyped, useKeptInput } from '../ui/form/use-kept-input.ts'
import { useSubmit } from '../ui/form/use-submit.ts'
import { toastSuccess } from '../ui/toast.ts'
import { useNavigateHere } from '../ui/use-navigate-here.ts'
import { checkPayment, type PaymentDraft } from './check-payment.ts'

interface Props {
  banks: readonly PayableBank[]
  bankId: string
  /** How the shop paid last. */
  last?: { bankId: string; mode: PaymentMode } | null
  /** Told when another account is chosen. */
  onBank: (id: string) => void
}

export const paymentFormName = 'payment request'

const labels = {
  bankId: paymentTexts.account,
  mode: paymentTexts.mode,
  amount: paymentTexts.amountInRupees,
  reference: paymentTexts.reference,
  paidOn: paymentTexts.paidOn,
  branch: paymentTexts.branch,
  drawnOn: paymentTexts.bankOfTheCheque,
  slip: paymentTexts.slip,
  remark: paymentTexts.remark,
}
const blank: PaymentDraft = {
  mode: '',
  amount: '',
  reference: '',
  paidOn: indianToday(),
  branch: '',
  drawnOn: '',
  remark: '',
  slip: null,
}

/** What was paid, how and when, with the slip. What it asks for follows the mode. */
export function PaymentForm({ banks, bankId, last, onBank }: Props) {
  const again = last?.bankId === bankId && modesOf(banks, bankId).find(({ value }) => value === last.mode)
  const kept = useKeptInput(paymentFormName, { ...blank, mode: again ? again.value : blank.mode, bankId })
  const form = useForm<PaymentDraft>({
    initialValues: ofDraft(kept.values),
    validate: (values) => checkPayment({ ...values, bankId }),
  })
  useKeepTyped(kept, { ...form.values, bankId })
  const submit = usePayment(form, { bankId, sent: kept.forget })
  const { mode, reference } = form.values
  const known = mode ? referenceOf[mode] : undefined
  const unusual = known && reference !== '' && !known.usual.test(reference.replace(/[\s-]/g, '').toUpperCase())
  return (
    <PortalForm submit={submit} labels={labels}>
      <KeptLine kept={kept} onStartOver={() => form.setValues(blank)} />
      <SelectField
        label={labels.bankId()}
        required
        options={banks.map(({ id, bankName, accountNo }) => ({ value: id, label: `${bankName} · ${accountNo}` }))}
        value={bankId}
        error={form.errors.bankId}
        onChange={(event) => {
          onBank(event.currentTarget.value)
          form.clearFieldError('bankId')
          form.setFieldValue('mode', '')
        }}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <SelectField label={labels.mode()} required options={modesOf(banks, bankId)} {...form.getInputProps('mode')} />
        <RupeesInput label={labels.amount()} required {...form.getInputProps('amount')} />
        <TextInput
          label={(known?.label ?? labels.reference)()}
          description={unusual ? paymentTexts.pleaseCheckThis({ hint: known.hint() }) : known?.hint()}
          required
          autoComplete="off"
          {...keyboards.capitals}
          {...form.getInputProps('reference')}
        />
        <DayInput label={labels.paidOn()} required max={blank.paidOn} {...form.getInputProps('paidOn')} />
        {(mode === 'cash' || mode === 'cheque') && (
          <TextInput label={labels.branch()} required {...keyboards.name} {...form.getInputProps('branch')} />
        )}
        {mode === 'cheque' && (
          <TextInput label={labels.drawnOn()} required {...keyboards.name} {...form.getInputProps('drawnOn')} />
        )}
      </SimpleGrid>
      <FileInput
        label={labels.slip()}
        description={paymentTexts.aboutTheSlip()}
        accept="image/jpeg,image/png,image/webp,application/pdf"
        placeholder={paymentTexts.chooseAFile()}
        required
        {...form.getInputProps('slip')}
      />
      <Textarea label={labels.remark()} autosize minRows={2} {...form.getInputProps('remark')} />
      <Button type="submit">{paymentTexts.send()}</Button>
    </PortalForm>
  )
}

/** The account is kept with the rest, though the page beside the form holds it; a file cannot be kept. */
const ofDraft = ({ bankId: _account, ...values }: PaymentDraft & { bankId: string }): PaymentDraft => ({
  ...values,
  slip: null,
})

function modesOf(banks: readonly PayableBank[], bankId: string) {
  const modes: readonly PaymentMode[] = banks.find(({ id }) => id === bankId)?.modes ?? []
  return modes.map((value) => ({ value, label: paymentModeLabels[value] }))
}

interface Form {
  onSubmit: (send: (values: PaymentDraft) => void) => (event?: FormEvent<HTMLFormElement>) => void
  setErrors: (errors: Record<string, string>) => void
}

function usePayment(form: Form, { bankId, sent }: { bankId: string; sent: () => void }) {
  const navigate = useNavigateHere()
  return useSubmit(form, {
    send: ({ slip, ...values }) => {
      if (!slip) throw new Error('The form was sent without its slip.')
      const amount = paiseOf(values.amount)
      return callUpload(requestPayment, { file: slip, body: paymentRequest.parse({ ...values, bankId, amount }) })
    },
    done: ({ refNo }) => {
      sent()
      toastSuccess(paymentTexts.isOnItsWay({ refNo }))
      void navigate({ to: merchantPaths.paymentList })
    },
  })
}
