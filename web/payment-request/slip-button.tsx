import { paymentTexts } from '../../texts/en/payment.ts'
import { fetchFile } from '../platform/download.ts'
import { endpointPath } from '../platform/endpoint-path.ts'
import { RowMoves } from '../ui/row-moves/row-moves.tsx'
import { toastError } from '../ui/toast.ts'

interface Props {
  /** The path of the slips, with the id to be filled in. */
  path: string
  id: string
  refNo: string
}

/** Opens a slip in a tab of its own. */
export function SlipButton({ path, id, refNo }: Props) {
  async function open() {
    try {
      window.open((await fetchFile(endpointPath(path, { id }), { method: 'GET' })).tempUrl, '_blank', 'noopener')
    } catch (error) {
      toastError(error)
    }
  }
  return <RowMoves moves={[{ label: paymentTexts.slip(), name: paymentTexts.slipOf({ refNo }), run: open }]} />
}
