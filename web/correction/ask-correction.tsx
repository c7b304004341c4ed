import { Button, Drawer, SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useId, useState } from 'react'
import {
  askCorrection,
  type CorrectionMerchant,
  type Direction,
  directionLabels,
  directions,
} from '../../contract/correction.ts'
import { formatPaise } from '../../contract/kernel/money.ts'
import { call } from '../platform/call.ts'
import { openOnceKeys } from '../platform/open-once-keys.ts'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { paiseOf } from '../ui/form/read-number.ts'
import { RupeesInput } from '../ui/form/rupees-input.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { toastSuccess } from '../ui/toast.ts'
import { type CorrectionDraft, checkCorrection } from './check-correction.ts'
import { FindMerchant } from './find-merchant.tsx'

interface Props {
  opened: boolean
  onClose: () => void
  /** Told once it is asked for. */
  onAsked: () => void
}

const labels = {
  merchantId: 'Merchant',
  direction: 'Direction',
  amount: 'Amount in rupees',
  reason: 'Reason',
  reference: 'Reference',
}
const blank: CorrectionDraft = { merchantId: '', direction: 'credit', amount: '', reason: '', reference: '' }

/** Asks for money to be put on a wallet or taken off it, at the side of the list. */
export function AskCorrection({ opened, onClose, onAsked }: Props) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="md"
      title="Ask for a correction"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <AskForm onAsked={onAsked} />
    </Drawer>
  )
}

function AskForm({ onAsked }: { onAsked: () => void }) {
  const [merchant, setMerchant] = useState<CorrectionMerchant>()
  const [onceKeyOf] = useState(openOnceKeys)
  const form = useForm({ initialValues: blank, validate: checkCorrection })
  const submit = useSubmit(form, {
    send: (draft) => {
      const body = { ...draft, amount: paiseOf(draft.amount) }
      return call(askCorrection, { body, headers: onceKeyOf(body) })
    },
    done: ({ no }) => {
      toastSuccess(`Correction ${no} asked for`, 'Another person must approve it.')
      onAsked()
    },
  })
  return (
    <PortalForm submit={submit} labels={labels}>
      <FindMerchant
        label={labels.merchantId}
        error={form.errors.merchantId}
        onFound={(found) => {
          setMerchant(found)
          form.setFieldValue('merchantId', found?.id ?? '')
        }}
      />
      {merchant && <Text size="sm">{`Balance now: ${formatPaise(merchant.balance)}`}</Text>}
      <DirectionField
        value={form.values.direction}
        onChange={(direction) => form.setFieldValue('direction', direction)}
      />
      <RupeesInput label={labels.amount} required {...form.getInputProps('amount')} />
      <Textarea
        label={labels.reason}
        description="Told to the merchant as it stands here, and on the statement. At least 10 characters."
        required
        autosize
        minRows={3}
        {...form.getInputProps('reason')}
      />
      <TextInput
        label={labels.reference}
        description="Such as the number of a complaint. May be empty."
        {...form.getInputProps('reference')}
      />
      <Button type="submit">Ask</Button>
    </PortalForm>
  )
}

function DirectionField({ value, onChange }: { value: Direction; onChange: (direction: Direction) => void }) {
  const id = useId()
  return (
    <Stack gap={4}>
      <Text size="sm" fw={500} id={id}>
        {labels.direction}
      </Text>
      <SegmentedControl
        aria-labelledby={id}
        orientation="vertical"
        data={directions.map((direction) => ({ value: direction, label: directionLabels[direction] }))}
        value={value}
        onChange={onChange}
      />
    </Stack>
  )
}
