import { RowMoves } from './row-moves/row-moves.tsx'

interface Props {
  to: string
  /** What it opens, by its number. */
  no: string
  /** What the number is opened for. */
  label?: string
  /** Where someone waits for it. */
  filled?: boolean
}

/** Leads from a row of a list to the page of what it tells of. */
export function OpenLink({ to, no, label = 'Open', filled = false }: Props) {
  return <RowMoves moves={[{ label, name: `${label} ${no}`, to, urgent: filled, opens: label === 'Open' }]} />
}
