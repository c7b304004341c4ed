import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { rupeesFromPaise } from '../../contract/kernel/money.ts'
import { getLowBalance, setLowBalance } from '../../contract/statement.ts'
import { checkTexts } from '../../texts/en/checks.ts'
import { walletTexts } from '../../texts/en/wallet.ts'
import { call } from '../platform/call.ts'
import { callQuery } from '../platform/call-query.ts'
import { FormDialog } from '../ui/form/form-dialog.tsx'
import { paiseOf, wrongRupees } from '../ui/form/read-number.ts'
import { RupeesInput } from '../ui/form/rupees-input.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { toastSuccess } from '../ui/toast.ts'

const query = callQuery(getLowBalance)

/** Asks below which balance the business wants to be warned. */
export function LowBalanceDialog({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(query)
  return data ? <LimitForm limit={data.limit} onClose={onClose} /> : null
}

function LimitForm({ limit, onClose }: { limit: number; onClose: () => void }) {
  const form = useForm<{ limit: number | string }>({
    initialValues: { limit: rupeesFromPaise(limit) },
    validate: { limit: (typed) => (typed === '' ? checkTexts.required() : wrongRupees(typed)) },
  })
  const submit = useSubmit(form, {
    send: (values) => call(setLowBalance, { body: { limit: paiseOf(values.limit) } }),
    done: () => {
      toastSuccess(walletTexts.theLimitIsSaved())
      onClose()
    },
  })
  return (
    <FormDialog
      title={walletTexts.lowBalanceWarning()}
      submit={submit}
      labels={{ limit: walletTexts.warnMeBelowRupees() }}
      onClose={onClose}
    >
      <RupeesInput
        label={walletTexts.warnMeBelowRupees()}
        description={walletTexts.aBannerAndA()}
        required
        {...form.getInputProps('limit')}
      />
    </FormDialog>
  )
}
