import { Button, type ButtonProps, Menu } from '@mantine/core'
import { useState } from 'react'
import { PageLink } from '../page-link.tsx'
import type { RowMove } from './row-move.ts'

interface Props extends Pick<ButtonProps, 'size' | 'variant' | 'fullWidth' | 'className'> {
  move: RowMove
}

export function MoveButton({ move: { label, name, to, search, run, busy, color, title }, ...look }: Props) {
  const [running, setRunning] = useState(false)
  function start(): void {
    const made = run?.()
    // Whatever is done at once, such as opening a dialog, must not take the focus from its button.
    if (!(made instanceof Promise)) return
    setRunning(true)
    void made.finally(() => setRunning(false))
  }
  const said = { color, title, 'aria-label': name, ...look }
  if (to !== undefined)
    return (
      <Button {...said} component={PageLink} to={to} search={search}>
        {label}
      </Button>
    )
  return (
    <Button {...said} loading={busy || running} onClick={start}>
      {label}
    </Button>
  )
}

interface ItemProps {
  move: RowMove
  className?: string
}

export function MoveItem({ move: { label, to, search, run, busy, color }, className }: ItemProps) {
  if (to !== undefined)
    return (
      <Menu.Item className={className} component={PageLink} to={to} search={search} color={color}>
        {label}
      </Menu.Item>
    )
  return (
    <Menu.Item className={className} color={color} disabled={busy} onClick={() => void run?.()}>
      {label}
    </Menu.Item>
  )
}
