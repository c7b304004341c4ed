import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getUtiReasons, utiRejection } from '../../contract/uti-pan/psa.ts'
import { callQuery } from '../platform/call-query.ts'
import { ReasonBox } from '../ui/form/reason-box.tsx'
import { toastSuccess } from '../ui/toast.ts'

interface Props {
  title: string
  button: string
  /** Said when it is done. */
  done: string
  send: (body: { reason: string }) => Promise<unknown>
  onClose: () => void
  onDone: () => void
  children?: ReactNode
}

/** Says no to a request or an order of UTI coupons. */
export function ReasonDialog({ done, onDone, ...asked }: Props) {
  const { data: reasons = [] } = useQuery(callQuery(getUtiReasons))
  const finish = () => {
    toastSuccess(done)
    onDone()
  }
  return <ReasonBox reasons={reasons} schema={utiRejection} onDone={finish} {...asked} />
}
