import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props<Move extends string> {
  /** What can be done now; the first stands out. */
  moves: readonly Move[]
  words: Readonly<Record<Move, { label: string; color?: string }>>
  /** What is being done without a dialog. */
  busy?: Move
  onChoose: (move: Move) => void
  /** The dialog of the move that was chosen. */
  children?: ReactNode
}

/** A button for each move of a piece of GST work. */
export function MoveButtons<Move extends string>({ moves, words, busy, onChoose, children }: Props<Move>) {
  return (
    <Group gap="sm">
      {moves.map((move, i) => (
        <Button
          key={move}
          variant={i === 0 ? 'filled' : 'light'}
          color={words[move].color}
          loading={move === busy}
          onClick={() => onChoose(move)}
        >
          {words[move].label}
        </Button>
      ))}
      {children}
    </Group>
  )
}
