import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PanRow } from '../../../contract/nsdl-pan/lists.ts'
import { merchantPapers } from '../../../contract/nsdl-pan/print.ts'
import { merchantPaths as to } from '../../paths.ts'
import { endpointPath } from '../../platform/endpoint-path.ts'
import { saveFrom } from './save-from.ts'

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
  label: 'Print',
  file: endpointPath(merchantPapers.form.path, { id }),
})

/** What a merchant can do with an application where it stands, the likeliest first. */
export function merchantWays(row: MerchantSubject): Way[] {
  const { id, ackNo, state, mode } = row
  switch (state) {
    case 'draft':
      return [{ label: 'Continue draft', to: to.panApplyAs(row.applicantionType, row.cat, id) }]
    case 'awaiting-scan':
      return [{ label: 'Upload scan', to: to.panUploadScan(id) }, print(row)]
    case 'awaiting-crop':
      return [
        { label: 'Crop', to: to.panFormCropping(id) },
        { label: 'Upload again', to: to.panUploadScan(id) },
      ]
    case 'rejected':
      return [{ label: 'Reapply', to: to.panReapply(id) }]
    case 'tin-rejected':
      return [{ label: 'Re-upload', to: to.panTinRejectionUpload(ackNo ?? '') }]
    case 'acknowledged':
    case 'tin-resubmitted':
    case 'issued':
      return [{ label: 'Slip', file: endpointPath(merchantPapers.slip.path, { id }) }]
    case 'verification':
    case 'verified':
      return mode === 'physical' ? [print(row)] : []
    default:
      return []
  }
}

interface Props {
  row: MerchantSubject
  /** Further buttons of this row. */
  children?: ReactNode
}

export function MerchantMoves({ row, children }: Props) {
  return (
    <Group gap={6} wrap="nowrap">
      {merchantWays(row).map((way, place) => (
        <WayButton key={way.label} way={way} refNo={row.refNo} first={place === 0} />
      ))}
      {children}
    </Group>
  )
}

function WayButton({ way: { label, to: page, file }, refNo, first }: { way: Way; refNo: string; first: boolean }) {
  const look = { size: 'compact-sm', variant: first ? 'light' : 'subtle', 'aria-label': `${label} ${refNo}` } as const
  if (page)
    return (
      <Button {...look} component={Link} to={page}>
        {label}
      </Button>
    )
  return (
    <Button {...look} onClick={() => void saveFrom(file ?? '')}>
      {label}
    </Button>
  )
}
