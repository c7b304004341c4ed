import { Alert, Button, Group, Modal, SimpleGrid, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatAmount, rupeesFromPaise } from '../../contract/kernel/money.ts'
import { isOpen } from '../../contract/kernel/workflow.ts'
import {
  approvePayment,
  getPayment,
  type PaymentDetail,
  paymentSlip,
  paymentWorkflow,
  rejectPayment,
} from '../../contract/payment-request.ts'
import { call } from '../platform/call.ts'
import { callQuery } from '../platform/call-query.ts'
import { endpointPath } from '../platform/endpoint-path.ts'
import { DocumentViewer } from '../ui/document-viewer/document-viewer.tsx'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { ReasonFields } from '../ui/form/reason-fields.tsx'
import { useKeepTyped, useKeptInput } from '../ui/form/use-kept-input.ts'
import { useSubmit } from '../ui/form/use-submit.ts'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { toastError, toastSuccess } from '../ui/toast.ts'
import { PaymentFacts } from './payment-facts.tsx'

interface Props {
  id: string
  onClose: () => void
}

/** The slip beside the facts, and the decision below them. */
export function PaymentReview({ id, onClose }: Props) {
  const payment = useQuery(callQuery(getPayment, { params: { id } }))
  return (
    <Modal
      opened
      onClose={onClose}
      size="75rem"
      title={payment.data ? `Payment ${payment.data.refNo}` : 'Payment'}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <QueryView query={payment}>
        {(known) => (
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
            <Stack gap="md">
              <PaymentFacts payment={known} />
              {isOpen(paymentWorkflow, known.status) && <Decide payment={known} onClose={onClose} />}
            </Stack>
            <DocumentViewer
              path={endpointPath(paymentSlip.path, { id })}
              isPdf={known.slipType === 'application/pdf'}
              label={`slip of ${known.refNo}`}
            />
          </SimpleGrid>
        )}
      </QueryView>
    </Modal>
  )
}

function Decide({ payment, onClose }: { payment: PaymentDetail; onClose: () => void }) {
  const [rejecting, setRejecting] = useState(false)
  const done = (message: string) => {
    toastSuccess(message)
    onClose()
  }
  const approve = useMutation({
    mutationFn: () => call(approvePayment, { params: { id: payment.id } }),
    onSuccess: ({ status }) =>
      done(
        status === 'approved' ? 'Payment approved. The wallet is credited.' : 'Approved. A second person is needed.',
      ),
    onError: (error) => toastError(error),
  })
  if (rejecting) return <RejectForm payment={payment} onBack={() => setRejecting(false)} done={done} />
  return (
    <Stack gap="sm">
      {payment.needsSecond && (
        <Alert color="orange" title="Two people">
          {payment.firstApprovedBy
            ? `${payment.firstApprovedBy} has approved it. Another person must do so too. ${payment.whyNotApprove ?? ''}`.trim()
            : `${whatIsAbove(payment)} ${limitOf(payment)}, the limit when it was asked for: after you, another person must approve it too.`}
        </Alert>
      )}
      <Group>
        {payment.mayApprove && (
          <Button loading={approve.isPending} onClick={() => approve.mutate()}>
            Approve
          </Button>
        )}
        <Button variant="light" color="red" onClick={() => setRejecting(true)}>
          Reject
        </Button>
      </Group>
    </Stack>
  )
}

const whatIsAbove = ({ amount, secondPersonAbove }: PaymentDetail) =>
  amount > secondPersonAbove
    ? 'The amount is above'
    : 'Together with what you have approved for this merchant since yesterday it is above'

const limitOf = ({ secondPersonAbove }: PaymentDetail) => formatAmount(rupeesFromPaise(secondPersonAbove))

interface RejectProps {
  payment: PaymentDetail
  onBack: () => void
  done: (message: string) => void
}

function RejectForm({ payment, onBack, done }: RejectProps) {
  const kept = useKeptInput(`reject payment ${payment.refNo}`, { reason: '' })
  const form = useForm({
    initialValues: kept.values,
    validate: { reason: (text) => (text.trim() ? null : 'Required') },
  })
  useKeepTyped(kept, form.values)
  const submit = useSubmit(form, {
    send: (body) => call(rejectPayment, { params: { id: payment.id }, body }),
    done: () => {
      kept.forget()
      done('Payment rejected. The merchant was told why.')
    },
  })
  return (
    <PortalForm submit={submit} labels={{ reason: 'Reason' }}>
      <ReasonFields
        reasons={payment.reasons}
        value={form.values.reason}
        onChoose={(reason) => form.setFieldValue('reason', reason)}
        input={form.getInputProps('reason')}
      />
      <Group>
        <Button type="submit" color="red">
          Reject
        </Button>
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
      </Group>
    </PortalForm>
  )
}
