import { ActionIcon, Button, Group, Menu } from '@mantine/core'
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs'
import { Link } from '@tanstack/react-router'
import type { PanRow } from '../../../contract/nsdl-pan/lists.ts'
import { merchantPapers } from '../../../contract/nsdl-pan/print.ts'
import { merchantPaths as to } from '../../../contract/paths.ts'
import { endpointPath } from '../../platform/endpoint-path.ts'
import { saveFrom } from '../../ui/save-from.ts'
import { EsignButtons } from '../paperless/esign-buttons.tsx'

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
  /** In lists: also a way to the application's own page. */
  withOpen?: boolean
}

/** The likeliest way as a button, the others in a menu. */
export function MerchantMoves({ row, withOpen }: Props) {
  const signs = row.state === 'esign-pending' || row.state === 'esign-failed'
  const [first, ...others] = merchantWays(row)
  const open = withOpen && row.state !== 'draft' ? [{ label: 'Open', to: to.panInfo(row.id) }] : []
  const more = [...others, ...(first || signs ? open : [])]
  const shown = first ?? (signs ? undefined : open[0])
  return (
    <Group gap={4} wrap="nowrap">
      {shown && <WayButton way={shown} refNo={row.refNo} />}
      <EsignButtons row={row} />
      {more.length > 0 && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" aria-label={`More for ${row.refNo}`}>
              <IconDotsVertical size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {more.map((way) => (
              <WayItem key={way.label} way={way} />
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </Group>
  )
}

function WayButton({ way: { label, to: page, file }, refNo }: { way: Way; refNo: string }) {
  const look = { size: 'compact-sm', variant: 'light', 'aria-label': `${label} ${refNo}` } as const
  if (page)
    return (
      <Button {...look} component={Link} to={page}>
        {label}
      </Button>
    )
  return (
    <Button {...look} onClick={() => void saveFrom(file ?? '', { method: 'GET' })}>
      {label}
    </Button>
  )
}

function WayItem({ way: { label, to: page, file } }: { way: Way }) {
  if (page)
    return (
      <Menu.Item component={Link} to={page}>
        {label}
      </Menu.Item>
    )
  return <Menu.Item onClick={() => void saveFrom(file ?? '', { method: 'GET' })}>{label}</Menu.Item>
}
