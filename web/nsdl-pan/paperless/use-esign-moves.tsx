import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { canMove } from '../../../contract/kernel/workflow.ts'
import type { PanRow } from '../../../contract/nsdl-pan/lists.ts'
import { startEsign } from '../../../contract/nsdl-pan/paperless.ts'
import { panWorkflow } from '../../../contract/nsdl-pan/states.ts'
import { panListTexts } from '../../../texts/en/pan-list.ts'
import { call } from '../../platform/call.ts'
import { refetchAfterRefusal } from '../../platform/changed.ts'
import type { RowMove } from '../../ui/row-moves/row-move.ts'
import { toastError } from '../../ui/toast.ts'
import { goToSign } from './go-to-sign.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

type Subject = Pick<PanRow, 'id' | 'refNo' | 'cardName' | 'state'>

/** The Aadhaar step of a paperless application: go there, begin again, or give it up. */
export function useEsignMoves(row: Subject): { moves: RowMove[]; dialog: ReactNode } {
  const [asking, setAsking] = useState(false)
  const start = useStart(row.id)
  const pending = canMove(panWorkflow, row.state, 'esign-fail')
  if (!pending && !canMove(panWorkflow, row.state, 'esign-again')) return { moves: [], dialog: null }
  const label = pending ? panListTexts.signWithAadhaar() : panListTexts.tryAgain()
  const sign = { label, name: `${label} ${row.refNo}`, busy: start.isPending, run: () => start.mutate() }
  const withdraw = {
    label: panListTexts.withdraw(),
    name: panListTexts.withdrawOf({ refNo: row.refNo }),
    color: 'red',
    run: () => setAsking(true),
  }
  return {
    moves: pending ? [sign, withdraw] : [sign],
    dialog: asking && <WithdrawDialog row={row} onClose={() => setAsking(false)} />,
  }
}

const useStart = (id: string) =>
  useMutation({
    mutationFn: () => call(startEsign, { params: { id } }),
    onSuccess: ({ signPath }) => goToSign(signPath),
    onError: (error) => {
      toastError(error)
      refetchAfterRefusal(startEsign)
    },
  })
