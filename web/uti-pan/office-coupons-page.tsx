import { useState } from 'react'
import { canMove } from '../../contract/kernel/workflow.ts'
import { type CouponRow, couponWorkflow, listCoupons } from '../../contract/uti-pan/coupon.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { DecideMenu } from '../ui/decide-menu.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { FulfilDialog } from './fulfil-dialog.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'
import { CouponBadge } from './status-badges.tsx'

interface Open {
  row: CouponRow
  move: 'fulfil' | 'refuse'
}

/** Orders of coupons: the head office hands the numbers over or gives the money back. */
export function OfficeCouponsPage() {
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <>
      <PageTitle about="Orders of merchants, newest first." />
      <DataTable
        endpoint={listCoupons}
        emptyText="Nobody has bought coupons yet."
        cells={{ status: ({ status }) => <CouponBadge status={status} /> }}
        actions={(row) => <Actions row={row} onOpen={(move) => setOpen({ row, move })} />}
      />
      {open?.move === 'fulfil' && <FulfilDialog order={open.row} onClose={close} onDone={close} />}
      {open?.move === 'refuse' && <RefuseDialog order={open.row} onClose={close} onDone={close} />}
    </>
  )
}

function Actions({ row, onOpen }: { row: CouponRow; onOpen: (move: Open['move']) => void }) {
  if (!canMove(couponWorkflow, row.status, 'fulfil')) return null
  return (
    <DecideMenu
      name={row.no}
      accept={{ choice: 'fulfil', label: 'Fulfil' }}
      refuse={{ choice: 'refuse', label: 'Refuse' }}
      onChoose={onOpen}
    />
  )
}
