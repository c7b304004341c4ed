import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { canMove } from '../../../contract/kernel/workflow.ts'
import type { PanRow } from '../../../contract/nsdl-pan/lists.ts'
import { startEsign } from '../../../contract/nsdl-pan/paperless.ts'
import { panWorkflow } from '../../../contract/nsdl-pan/states.ts'
import { call } from '../../platform/call.ts'
import { refetchAfterRefusal } from '../../platform/changed.ts'
import { toastError } from '../../ui/toast.ts'
import { goToSign } from './go-to-sign.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

type Subject = Pick<PanRow, 'id' | 'refNo' | 'cardName' | 'state'>

/** The Aadhaar step of a paperless application: go there, begin again, or give it up. */
export function EsignButtons({ row }: { row: Subject }) {
  const [asking, setAsking] = useState(false)
  const pending = canMove(panWorkflow, row.state, 'esign-fail')
  if (!pending && !canMove(panWorkflow, row.state, 'esign-again')) return null
  return (
    <>
      <SignButton row={row} label={pending ? 'Sign with Aadhaar' : 'Try again'} />
      {pending && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          aria-label={`Withdraw ${row.refNo}`}
          onClick={() => setAsking(true)}
        >
          Withdraw
        </Button>
      )}
      {asking && <WithdrawDialog row={row} onClose={() => setAsking(false)} />}
    </>
  )
}

function SignButton({ row: { id, refNo }, label }: { row: Subject; label: string }) {
  const start = useMutation({
    mutationFn: () => call(startEsign, { params: { id } }),
    onSuccess: ({ signPath }) => goToSign(signPath),
    onError: (error) => {
      toastError(error)
      refetchAfterRefusal(startEsign)
    },
  })
  return (
    <Button
      size="compact-sm"
      variant="light"
      loading={start.isPending}
      aria-label={`${label} ${refNo}`}
      onClick={() => start.mutate()}
    >
      {label}
    </Button>
  )
}
