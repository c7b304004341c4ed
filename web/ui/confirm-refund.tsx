import { Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { AskedRefund } from '../../contract/asked-refund.ts'
import { formatPaise } from '../../contract/kernel/money.ts'
import { FormDialog } from './form/form-dialog.tsx'
import { useSubmit } from './form/use-submit.ts'
import { refundWords } from './refund-words.ts'
import { toastChangedMeanwhile } from './toast.ts'

interface Props {
  /** What is refunded, by its number. */
  no: string
  asked: AskedRefund
  /** In paise. */
  amount: number
  /** Confirms the one that is shown. */
  send: (confirmed: { seenRefund: string }) => Promise<unknown>
  onConfirmed: () => void
  /** Another refund may wait by now: then the page shows that one. */
  onFailed: () => void
  onClose: () => void
}

/** Asks the second person once: how much goes back, and why. */
export function ConfirmRefund({ no, asked, amount, send, onConfirmed, onFailed, onClose }: Props) {
  const form = useForm({ initialValues: {} })
  const submit = useSubmit(form, {
    send: () => send({ seenRefund: asked.at }),
    done: () => {
      onClose()
      onConfirmed()
    },
    failed: (error) => {
      toastChangedMeanwhile(error)
      onFailed()
    },
  })
  return (
    <FormDialog
      title={`Confirm the refund of ${no}`}
      button="Confirm the refund"
      color="red"
      submit={submit}
      onClose={onClose}
    >
      <Text size="sm">{refundWords(asked)}</Text>
      <Text size="sm">{`${formatPaise(amount)} goes back to the merchant's wallet, and ${no} ends here.`}</Text>
    </FormDialog>
  )
}
