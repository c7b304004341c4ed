import { useState } from 'react'
import { isOneOf } from '../../../contract/kernel/keys-of.ts'
import { getProviderZip } from '../../../contract/nsdl-pan/bulk.ts'
import { backendPaths } from '../../../contract/paths.ts'
import { endpointPath } from '../../platform/endpoint-path.ts'
import type { RowMove } from '../../ui/row-moves/row-move.ts'
import { RowMoves } from '../../ui/row-moves/row-moves.tsx'
import { saveFrom } from '../../ui/save-from.ts'
import { MoveDialog } from './move-dialog.tsx'
import { type DialogMove, dialogMoves, type OfficeSubject, type OfficeWay, officeWays } from './move-words.ts'

interface Props {
  row: OfficeSubject
  /** On its own page there is no way there. */
  withoutOpen?: boolean
}

/** The likeliest move as a button, the others in a menu. */
export function OfficeMoves({ row, withoutOpen }: Props) {
  const [asked, setAsked] = useState<DialogMove>()
  const [first, ...others] = officeWays(row).map((way) => moveOf(way, { row, onAsk: setAsked }))
  const files = endpointPath(getProviderZip.path, undefined, { ids: row.id })
  const open: RowMove = { label: 'Open', name: `Open ${row.refNo}`, to: backendPaths.panInfo(row.id), opens: true }
  const more = [
    ...(withoutOpen ? [] : [open]),
    { label: 'Files for the provider', run: () => saveFrom(files) },
    ...others,
  ]
  return (
    <>
      <RowMoves
        moves={first ? [first] : []}
        more={{ name: `More for ${row.refNo}`, moves: more, inWords: withoutOpen }}
      />
      {asked && (
        <MoveDialog move={asked} subject={row} onClose={() => setAsked(undefined)} onDone={() => setAsked(undefined)} />
      )}
    </>
  )
}

interface Asking {
  row: OfficeSubject
  onAsk: (move: DialogMove) => void
}

const moveOf = ({ move, button, page, color }: OfficeWay, { row, onAsk }: Asking): RowMove => ({
  label: button,
  name: `${button} ${row.refNo}`,
  color,
  ...(page ? { to: page(row) } : { run: () => isOneOf(dialogMoves, move) && onAsk(move) }),
})
