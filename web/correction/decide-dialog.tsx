import { Alert, Text } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import {
  approveCorrection,
  type CorrectionDetail,
  getCorrection,
  rejectCorrection,
  rejection,
  withdrawCorrection,
} from '../../contract/correction.ts'
import { formatDateTime } from '../../contract/kernel/dates.ts'
import { formatPaise } from '../../contract/kernel/money.ts'
import { call } from '../platform/call.ts'
import { callQuery } from '../platform/call-query.ts'
import { Facts } from '../ui/facts.tsx'
import { FormDialog } from '../ui/form/form-dialog.tsx'
import { ReasonFields } from '../ui/form/reason-fields.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { toastSuccess } from '../ui/toast.ts'

export type Decision = 'approve' | 'reject' | 'withdraw'

interface Props {
  id: string
  decision: Decision
  onClose: () => void
  onDone: () => void
}

const words: Record<Decision, { button: string; done: string; color?: string }> = {
  approve: { button: 'Approve', done: 'Correction approved. The money has moved.' },
  reject: { button: 'Reject', done: 'Correction rejected. Whoever asked was told why.', color: 'red' },
  withdraw: { button: 'Withdraw', done: 'Correction withdrawn.', color: 'red' },
}

/** Everything that a decision rests on, and the way to take it. */
export function DecideDialog({ id, decision, onClose, onDone }: Props) {
  const correction = useQuery(callQuery(getCorrection, { params: { id } }))
  const form = useForm({
    initialValues: { reason: '' },
    validate: decision === 'reject' ? schemaResolver(rejection, { sync: true }) : undefined,
  })
  const submit = useSubmit(form, {
    send: (body) => decide(decision, id, body),
    done: () => {
      toastSuccess(words[decision].done)
      onDone()
    },
  })
  const { button, color } = words[decision]
  const title = `${button} the correction${correction.data ? ` ${correction.data.no}` : ''}`
  return (
    <FormDialog
      title={title}
      size="lg"
      button={button}
      color={color}
      submit={submit}
      labels={{ reason: 'Reason' }}
      onClose={onClose}
    >
      <QueryView query={correction}>
        {(known) => (
          <>
            <CorrectionFacts correction={known} />
            {decision === 'approve' && <Outlook correction={known} />}
          </>
        )}
      </QueryView>
      {decision === 'reject' && (
        <ReasonFields
          reasons={[]}
          value={form.values.reason}
          onChoose={(reason) => form.setFieldValue('reason', reason)}
          input={form.getInputProps('reason')}
        />
      )}
    </FormDialog>
  )
}

function decide(decision: Decision, id: string, body: { reason: string }): Promise<unknown> {
  if (decision === 'reject') return call(rejectCorrection, { params: { id }, body })
  return call(decision === 'approve' ? approveCorrection : withdrawCorrection, { params: { id } })
}

function CorrectionFacts({ correction: c }: { correction: CorrectionDetail }) {
  return (
    <Facts
      facts={[
        ['Merchant', `${c.code} · ${c.bussName}`],
        [c.direction === 'credit' ? 'Credit' : 'Debit', formatPaise(c.amount)],
        ['Balance now', formatPaise(c.balance)],
        ['Asked', `${formatDateTime(c.askedAt)} by ${c.askedBy}`],
        ['Reference', c.reference],
        ['Reason', c.reason],
      ]}
    />
  )
}

/** What the wallet will hold, or what it lacks. */
function Outlook({ correction: { direction, amount, balance } }: { correction: CorrectionDetail }) {
  const after = balance + (direction === 'credit' ? amount : -amount)
  if (after >= 0)
    return <Text size="sm">{`The balance will be ${formatPaise(after)}, and the owner is told the reason.`}</Text>
  return (
    <Alert color="orange" title="The balance is too low">
      {`${formatPaise(-after)} is missing for this debit.`}
    </Alert>
  )
}
