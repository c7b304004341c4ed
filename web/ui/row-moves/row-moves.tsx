import { ActionIcon, Button, Group, Menu } from '@mantine/core'
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs'
import { useContext } from 'react'
import { recordTexts } from '../../../texts/en/record.ts'
import { CardMoves } from './card-moves.tsx'
import { MoveButton, MoveItem } from './move-button.tsx'
import { CardOf, type RowMove } from './row-move.ts'

interface Props {
  /** The likeliest first. */
  moves: readonly RowMove[]
  /** Further ones, which stand in a menu in a table, too. */
  more?: { name: string; moves: readonly RowMove[]; inWords?: boolean }
}

/** What can be done with a row: buttons at its end in a table; on a card one button and a menu. */
export function RowMoves({ moves, more }: Props) {
  const card = useContext(CardOf)
  if (card !== undefined)
    return <CardMoves title={card} moves={[...moves, ...(more?.moves ?? [])]} moreName={more?.name} />
  const [only] = moves
  if (only && moves.length === 1 && !more) return <MoveButton move={only} {...lookOf(only, 0)} />
  return (
    <Group gap={4} wrap="nowrap">
      {moves.map((move, at) => (
        <MoveButton key={move.label} move={move} {...lookOf(move, at)} />
      ))}
      {more && more.moves.length > 0 && <More {...more} />}
    </Group>
  )
}

const lookOf = ({ urgent }: RowMove, at: number) =>
  ({ size: 'compact-sm', variant: urgent ? 'filled' : at === 0 ? 'light' : 'subtle' }) as const

function More({ name, moves, inWords }: NonNullable<Props['more']>) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        {inWords ? (
          <Button size="compact-sm" variant="default" aria-label={name}>
            {recordTexts.more()}
          </Button>
        ) : (
          <ActionIcon variant="subtle" aria-label={name}>
            <IconDotsVertical size={18} />
          </ActionIcon>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        {moves.map((move) => (
          <MoveItem key={move.label} move={move} />
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
