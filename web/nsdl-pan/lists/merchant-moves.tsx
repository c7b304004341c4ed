import type { PanRow } from '../../../contract/nsdl-pan/lists.ts'
import { merchantPapers } from '../../../contract/nsdl-pan/print.ts'
import { merchantPaths as to } from '../../../contract/paths.ts'
import { panListTexts } from '../../../texts/en/pan-list.ts'
import { endpointPath } from '../../platform/endpoint-path.ts'
import type { RowMove } from '../../ui/row-moves/row-move.ts'
import { RowMoves } from '../../ui/row-moves/row-moves.tsx'
import { saveFrom } from '../../ui/save-from.ts'
import { useEsignMoves } from '../paperless/use-esign-moves.tsx'

export type MerchantSubject = Pick<
  PanRow,
  'id' | 'refNo' | 'ackNo' | 'state' | 'mode' | 'applicantionType' | 'cat' | 'cardName'
>

interface Way {
  label: string
  /** A page, or a file to save. */
  to?: string
  file?: string
}

const print = ({ id }: MerchantSubject): Way => ({
  label: panListTexts.print(),
  file: endpointPath(merchantPapers.form.path, { id }),
})

/** What a merchant can do with an application where it stands, the likeliest first. */
export function merchantWays(row: MerchantSubject): Way[] {
  const { id, ackNo, state, mode } = row
  switch (state) {
    case 'draft':
      return [{ label: panListTexts.continueDraft(), to: to.panApplyAs(row.applicantionType, row.cat, id) }]
    case 'awaiting-scan':
      return [{ label: panListTexts.uploadScan(), to: to.panUploadScan(id) }, print(row)]
    case 'awaiting-crop':
      return [
        { label: panListTexts.crop(), to: to.panFormCropping(id) },
        { label: panListTexts.uploadAgain(), to: to.panUploadScan(id) },
      ]
    case 'rejected':
      return [{ label: panListTexts.reapply(), to: to.panReapply(id) }]
    case 'tin-rejected':
      return [{ label: panListTexts.uploadOnceMore(), to: to.panTinRejectionUpload(ackNo ?? '') }]
    case 'acknowledged':
    case 'tin-resubmitted':
    case 'issued':
      return [{ label: panListTexts.slip(), file: endpointPath(merchantPapers.slip.path, { id }) }]
    case 'verification':
    case 'verified':
      return mode === 'physical' ? [print(row)] : []
    default:
      return []
  }
}

interface Props {
  row: MerchantSubject
  /** In lists: also a way to the application's own page. */
  withOpen?: boolean
}

/** The likeliest way as a button, the others in a menu. */
export function MerchantMoves({ row, withOpen }: Props) {
  const signing = useEsignMoves(row)
  const signs = signing.moves.length > 0
  const [first, ...others] = merchantWays(row).map((way) => moveOf(way, row.refNo))
  const open: RowMove[] =
    withOpen && row.state !== 'draft'
      ? [
          {
            label: panListTexts.open(),
            name: panListTexts.openOf({ refNo: row.refNo }),
            to: to.panInfo(row.id),
            opens: true,
          },
        ]
      : []
  const more = [...others, ...(first || signs ? open : [])]
  const shown = first ?? (signs ? undefined : open[0])
  return (
    <>
      <RowMoves
        moves={[...(shown ? [shown] : []), ...signing.moves]}
        more={{ name: panListTexts.moreFor({ refNo: row.refNo }), moves: more }}
      />
      {signing.dialog}
    </>
  )
}

const moveOf = ({ label, to: page, file }: Way, refNo: string): RowMove => ({
  label,
  name: `${label} ${refNo}`,
  ...(page ? { to: page } : { run: () => saveFrom(file ?? '', { method: 'GET' }) }),
})
