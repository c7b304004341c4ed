import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getGstReasons, gstRejection } from '../../contract/gst/registration-office.ts'
import { callQuery } from '../platform/call-query.ts'
import { ReasonBox } from '../ui/form/reason-box.tsx'
import { toastSuccess } from '../ui/toast.ts'

interface Props {
  /** What is rejected, by its number. */
  no: string
  send: (body: { reason: string }) => Promise<unknown>
  onClose: () => void
  onDone: () => void
  /** Told of a failure after the dialog has shown it. */
  onFailed?: (error: unknown) => void
  /** What else it means here. */
  children?: ReactNode
}

/** Rejects with a reason; the whole amount goes back. */
export function RejectBox({ no, children, ...ways }: Props) {
  const { data: reasons = [] } = useQuery(callQuery(getGstReasons))
  const words = { title: `Reject ${no}`, button: 'Reject', reasons, schema: gstRejection }
  return (
    <ReasonBox {...words} {...ways}>
      <Text size="sm">The whole price goes back to the wallet, commissions included.</Text>
      {children}
    </ReasonBox>
  )
}

export const tellRejected = (no: string): void => toastSuccess(`${no} is rejected, and the money is back.`)
