import { Button, Menu } from '@mantine/core'
import { useState } from 'react'
import { movesFrom } from '../../contract/kernel/workflow.ts'
import { type MerchantDetail, merchantWorkflow } from '../../contract/merchant.ts'
import type { ActionProps } from './action-dialog.tsx'
import { ChoiceDialog } from './choice-dialog.tsx'
import { FactsDialog } from './facts-dialog.tsx'
import { LockDialog } from './lock-dialog.tsx'
import { ResetDialog } from './reset-dialog.tsx'

const dialogs = {
  facts: FactsDialog,
  package: (props: ActionProps) => <ChoiceDialog what="package" {...props} />,
  'id-type': (props: ActionProps) => <ChoiceDialog what="id-type" {...props} />,
  reset: ResetDialog,
  lock: LockDialog,
} as const

/** Everything that can be done with a merchant. */
export function MerchantActions({ merchant }: { merchant: MerchantDetail }) {
  const [open, setOpen] = useState<keyof typeof dialogs>()
  const Dialog = open && dialogs[open]
  const close = () => setOpen(undefined)
  const [move] = movesFrom(merchantWorkflow, merchant.status)
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button>Manage</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpen('facts')}>Edit the facts</Menu.Item>
          <Menu.Item onClick={() => setOpen('package')}>Change the package</Menu.Item>
          <Menu.Item onClick={() => setOpen('id-type')}>Change the id type</Menu.Item>
          <Menu.Item onClick={() => setOpen('reset')}>Reset the owner's sign-in</Menu.Item>
          <Menu.Divider />
          <Menu.Item color={move === 'lock' ? 'red' : undefined} onClick={() => setOpen('lock')}>
            {move === 'lock' ? 'Lock the business' : 'Unlock the business'}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {Dialog && <Dialog merchant={merchant} onClose={close} onSaved={close} />}
    </>
  )
}
