import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { type CorrectionRow, correctionWorkflow, listCorrections } from '../../contract/correction.ts'
import { canMove } from '../../contract/kernel/workflow.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { DecideMenu } from '../ui/decide-menu.tsx'
import { AskCorrection } from './ask-correction.tsx'
import { CorrectionBadge } from './correction-badge.tsx'
import { DecideDialog, type Decision } from './decide-dialog.tsx'

interface Open {
  id: string
  decision: Decision
}

/** Money put on wallets or taken off them by hand: one person asks, another decides. */
export function Corrections() {
  const [asking, setAsking] = useState(false)
  const [open, setOpen] = useState<Open>()
  const close = () => {
    setAsking(false)
    setOpen(undefined)
  }
  return (
    <>
      <Group justify="flex-end" mb="md">
        <Button onClick={() => setAsking(true)}>Ask for a correction</Button>
      </Group>
      <DataTable
        endpoint={listCorrections}
        emptyText="Nobody has asked for a correction yet."
        cells={{ status: ({ status }) => <CorrectionBadge status={status} /> }}
        actions={(row) => <Actions row={row} onOpen={(decision) => setOpen({ id: row.id, decision })} />}
      />
      <AskCorrection opened={asking} onClose={() => setAsking(false)} onAsked={close} />
      {open && (
        <DecideDialog key={open.id + open.decision} {...open} onClose={() => setOpen(undefined)} onDone={close} />
      )}
    </>
  )
}

interface ActionProps {
  row: CorrectionRow
  onOpen: (decision: Decision) => void
}

/** The moves that the caller may make: withdrawing for whoever asked, deciding for everyone else. */
function Actions({ row, onOpen }: ActionProps) {
  if (!canMove(correctionWorkflow, row.status, row.own ? 'withdraw' : 'approve')) return null
  if (row.own)
    return (
      <Button
        size="compact-sm"
        variant="light"
        color="red"
        aria-label={`Withdraw ${row.no}`}
        onClick={() => onOpen('withdraw')}
      >
        Withdraw
      </Button>
    )
  return (
    <DecideMenu
      name={row.no}
      accept={{ choice: 'approve', label: 'Approve' }}
      refuse={{ choice: 'reject', label: 'Reject' }}
      onChoose={onOpen}
    />
  )
}
