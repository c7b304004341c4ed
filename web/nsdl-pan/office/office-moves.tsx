import { ActionIcon, Button, Group, Menu } from '@mantine/core'
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { isOneOf } from '../../../contract/kernel/keys-of.ts'
import { getProviderZip } from '../../../contract/nsdl-pan/bulk.ts'
import { backendPaths } from '../../../contract/paths.ts'
import { endpointPath } from '../../platform/endpoint-path.ts'
import { saveFrom } from '../../ui/save-from.ts'
import { MoveDialog } from './move-dialog.tsx'
import { type DialogMove, dialogMoves, type OfficeSubject, type OfficeWay, officeWays } from './move-words.ts'

interface Props {
  row: OfficeSubject
  /** On its own page there is no way there. */
  withoutOpen?: boolean
}

/** The likeliest move as a button, the others in a menu. */
export function OfficeMoves({ row, withoutOpen }: Props) {
  const [asked, setAsked] = useState<DialogMove>()
  const [first, ...others] = officeWays(row)
  const files = endpointPath(getProviderZip.path, undefined, { ids: row.id })
  return (
    <Group gap={4} wrap="nowrap">
      {first && <FirstMove way={first} row={row} onAsk={setAsked} />}
      <Menu position="bottom-end">
        <Menu.Target>
          {withoutOpen ? (
            <Button size="compact-sm" variant="default" aria-label={`More for ${row.refNo}`}>
              More
            </Button>
          ) : (
            <ActionIcon variant="subtle" aria-label={`More for ${row.refNo}`}>
              <IconDotsVertical size={18} />
            </ActionIcon>
          )}
        </Menu.Target>
        <Menu.Dropdown>
          {!withoutOpen && (
            <Menu.Item component={Link} to={backendPaths.panInfo(row.id)}>
              Open
            </Menu.Item>
          )}
          <Menu.Item onClick={() => void saveFrom(files)}>Files for the provider</Menu.Item>
          {others.map(({ move, button, color }) => (
            <Menu.Item key={move} color={color} onClick={() => isOneOf(dialogMoves, move) && setAsked(move)}>
              {button}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {asked && (
        <MoveDialog move={asked} subject={row} onClose={() => setAsked(undefined)} onDone={() => setAsked(undefined)} />
      )}
    </Group>
  )
}

interface FirstProps {
  way: OfficeWay
  row: OfficeSubject
  onAsk: (move: DialogMove) => void
}

function FirstMove({ way: { move, button, page, color }, row, onAsk }: FirstProps) {
  const look = { size: 'compact-sm', variant: 'light', color, 'aria-label': `${button} ${row.refNo}` } as const
  if (page)
    return (
      <Button {...look} component={Link} to={page(row)}>
        {button}
      </Button>
    )
  return (
    <Button {...look} onClick={() => isOneOf(dialogMoves, move) && onAsk(move)}>
      {button}
    </Button>
  )
}
