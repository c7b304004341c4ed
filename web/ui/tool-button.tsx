import { ActionIcon, Tooltip } from '@mantine/core'
import type { ComponentType } from 'react'

interface Props {
  /** What it does: told by a tooltip and to screen readers. */
  label: string
  icon: ComponentType<{ size?: number }>
  disabled?: boolean
  onClick: () => void
}

/** One of the tools around a picture. */
export function ToolButton({ label, icon: Icon, disabled, onClick }: Props) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="default" size="lg" aria-label={label} disabled={disabled} onClick={onClick}>
        <Icon size={18} />
      </ActionIcon>
    </Tooltip>
  )
}
