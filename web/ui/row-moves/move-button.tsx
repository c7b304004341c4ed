import { Button, type ButtonProps, Menu } from '@mantine/core'
import { useState } from 'react'
import { PageLink } from '../page-link.tsx'
import type { RowMove } from './row-move.ts'

interface Props extends Pick<ButtonProps, 'size' | 'variant' | 'fullWidth' | 'className'> {
  move: RowMove
}

export function MoveButton({ move: { label, name, to, search, run, busy, color, title }, ...look }: Props) {
  const [running, setRunning] = useState(false)
  async function start(): Promise<void> {
    setRunning(true)
    try {
      await run?.()
    } finally {
      setRunning(false)
    }
  }
  const said = { color, title, 'aria-label': name, ...look }
  if (to !== undefined)
    return (
      <Button {...said} component={PageLink} to={to} search={search}>
        {label}
      </Button>
    )
  return (
    <Button {...said} loading={busy || running} onClick={() => void start()}>
      {label}
    </Button>
  )
}

export function MoveItem({ move: { label, to, search, run, busy, color } }: { move: RowMove }) {
  if (to !== undefined)
    return (
      <Menu.Item component={PageLink} to={to} search={search} color={color}>
        {label}
      </Menu.Item>
    )
  return (
    <Menu.Item color={color} disabled={busy} onClick={() => void run?.()}>
      {label}
    </Menu.Item>
  )
}
