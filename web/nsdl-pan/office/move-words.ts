import { movesFrom } from '../../../contract/kernel/workflow.ts'
import type { PanInfo } from '../../../contract/nsdl-pan/info.ts'
import type { PanRow } from '../../../contract/nsdl-pan/lists.ts'
import { type PanMove, panWorkflow } from '../../../contract/nsdl-pan/states.ts'
import { backendPaths as to } from '../../../contract/paths.ts'

export interface OfficeSubject extends Pick<PanRow, 'id' | 'refNo' | 'ackNo' | 'state' | 'cardName'> {
  /** What was paid, where that is known: lists do not say. */
  money?: PanInfo['money']
}

/** Moves that a dialog asks for; the others have a page of their own. */
export const dialogMoves = ['reject', 'acknowledge', 'issue', 'tin-reject', 'refund', 'confirm-cancel'] as const
export type DialogMove = (typeof dialogMoves)[number]

/** What every dialog of a move is told. */
export interface MoveDialogProps {
  subject: OfficeSubject
  onClose: () => void
  onDone: () => void
}

interface Words {
  button: string
  /** The page where the move is made. */
  page?: (subject: OfficeSubject) => string
  color?: string
}

const words: Partial<Record<PanMove, Words>> = {
  verify: { button: 'Verify', page: ({ id }) => to.panVerify(id) },
  acknowledge: { button: 'Ack No.' },
  issue: { button: 'PAN' },
  'tin-reject': { button: 'TIN rejection', color: 'red' },
  'tin-accept': { button: 'Check papers', page: ({ ackNo }) => to.panTinRejectionVerify(ackNo ?? '') },
  reject: { button: 'Send back', color: 'red' },
  refund: { button: 'Refund', color: 'red' },
  'confirm-cancel': { button: 'Confirm cancel', color: 'red' },
}

export interface OfficeWay extends Words {
  move: PanMove
}

/** Money goes back where some was paid, and once. */
export const canRefund = ({ money }: Pick<PanInfo, 'money'>): boolean => money !== null && money.refundedAt === null

/** What the back office can do with an application where it stands: exactly what the server lets it do. */
export function officeWays({ state, money }: OfficeSubject): OfficeWay[] {
  const possible = movesFrom(panWorkflow, state, 'office').filter(
    (move) => move !== 'refund' || money === undefined || canRefund({ money }),
  )
  return possible.flatMap((move) => {
    const said = words[move]
    return said ? [{ move, ...said }] : []
  })
}
