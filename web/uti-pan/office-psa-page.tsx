import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import { canMove } from '../../contract/kernel/workflow.ts'
import { approvePsa, listPsa, type PsaRow, psaApproval, psaWorkflow, rejectPsa } from '../../contract/uti-pan/psa.ts'
import { call } from '../platform/call.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { DecideMenu } from '../ui/decide-menu.tsx'
import { FormDialog } from '../ui/form/form-dialog.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { PageTitle } from '../ui/page-title.tsx'
import { toastSuccess } from '../ui/toast.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { PsaBadge } from './status-badges.tsx'

interface Open {
  row: PsaRow
  move: 'approve' | 'reject'
}

/** Merchants who want to become agents of UTI. */
export function OfficePsaPage() {
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <>
      <PageTitle about="Requests for PSA IDs, newest first." />
      <DataTable
        endpoint={listPsa}
        emptyText="Nobody has asked for a PSA id yet."
        cells={{ status: ({ status }) => <PsaBadge status={status} /> }}
        actions={(row) => <Actions row={row} onOpen={(move) => setOpen({ row, move })} />}
      />
      {open?.move === 'approve' && <ApproveDialog row={open.row} onClose={close} onDone={close} />}
      {open?.move === 'reject' && (
        <ReasonDialog
          title={`Reject ${open.row.no}`}
          button="Reject"
          done={`Request ${open.row.no} is rejected.`}
          send={(body) => call(rejectPsa, { params: { id: open.row.id }, body })}
          onClose={close}
          onDone={close}
        />
      )}
    </>
  )
}

function Actions({ row, onOpen }: { row: PsaRow; onOpen: (move: Open['move']) => void }) {
  if (!canMove(psaWorkflow, row.status, 'approve')) return null
  return (
    <DecideMenu
      name={row.no}
      accept={{ choice: 'approve', label: 'Approve' }}
      refuse={{ choice: 'reject', label: 'Reject' }}
      onChoose={onOpen}
    />
  )
}

function ApproveDialog({ row, onClose, onDone }: { row: PsaRow; onClose: () => void; onDone: () => void }) {
  const form = useForm({
    initialValues: { psaId: row.existingId },
    validate: schemaResolver(psaApproval, { sync: true }),
  })
  const submit = useSubmit(form, {
    send: (body) => call(approvePsa, { params: { id: row.id }, body }),
    done: () => {
      toastSuccess(`Request ${row.no} is approved. The merchant is told.`)
      onDone()
    },
  })
  const labels = { psaId: 'PSA ID' }
  return (
    <FormDialog title={`Approve ${row.no}`} button="Approve" submit={submit} labels={labels} onClose={onClose}>
      <TextInput label={labels.psaId} description="As UTI gave it." required {...form.getInputProps('psaId')} />
    </FormDialog>
  )
}
