import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type BulkKind, bulkFiles, getProviderZip } from '../../../contract/nsdl-pan/bulk.ts'
import { backendPaths } from '../../../contract/paths.ts'
import { endpointPath } from '../../platform/endpoint-path.ts'
import { saveFrom } from '../../ui/save-from.ts'
import { useOwnPath } from '../../ui/use-own-path.ts'
import { PanListPage } from '../lists/pan-list-page.tsx'
import { officeSide, queueAt } from '../lists/pan-side.ts'
import { type Ticks, useTicks } from '../lists/use-ticks.ts'
import { BulkUpload } from './bulk-upload.tsx'
import { OfficeMoves } from './office-moves.tsx'

/** Which files are taken in beside which list. */
const bulkOf: Partial<Record<string, readonly BulkKind[]>> = { waiting: ['ack'], acknowledged: ['pan', 'tin'] }

/** The back office's lists; the address says which. */
export function OfficePanListPage() {
  const queue = queueAt(officeSide, useOwnPath())
  return <OfficePanList key={queue} queue={queue} />
}

/** Each row with its moves, and files for many at once. */
export function OfficePanList({ queue }: { queue: string }) {
  const ticks = useTicks()
  const [bulk, setBulk] = useState<BulkKind>()
  return (
    <>
      <PanListPage
        side={officeSide}
        queue={queue}
        ticks={ticks}
        tools={<Tools queue={queue} ticks={ticks} onBulk={setBulk} />}
        actions={(row) => <OfficeMoves row={row} />}
      />
      {bulk && <BulkUpload kind={bulk} onClose={() => setBulk(undefined)} onApplied={() => setBulk(undefined)} />}
    </>
  )
}

interface ToolProps {
  queue: string
  ticks: Ticks
  onBulk: (kind: BulkKind) => void
}

function Tools({ queue, ticks, onBulk }: ToolProps) {
  return (
    <Group gap="xs">
      {queue === 'documentVerify' && (
        <Button component={Link} to={backendPaths.panVerify()}>
          Verify the next one
        </Button>
      )}
      {bulkOf[queue]?.map((kind) => (
        <Button key={kind} onClick={() => onBulk(kind)} variant={kind === 'tin' ? 'default' : 'filled'}>
          {`Upload ${bulkFiles[kind].title.replace(/^A/, 'a')}`}
        </Button>
      ))}
      <ZipButton ticks={ticks} />
    </Group>
  )
}

function ZipButton({ ticks }: { ticks: Ticks }) {
  const [loading, setLoading] = useState(false)
  async function take() {
    setLoading(true)
    await saveFrom(endpointPath(getProviderZip.path, undefined, { ids: [...ticks.ids].join(',') }))
    setLoading(false)
    ticks.clear()
  }
  return (
    <Button
      variant="default"
      loading={loading}
      disabled={ticks.ids.size === 0}
      title={ticks.ids.size === 0 ? 'Tick the applications first' : undefined}
      onClick={() => void take()}
    >
      {`Download Ack/Form${ticks.ids.size > 0 ? ` (${ticks.ids.size})` : ''}`}
    </Button>
  )
}
