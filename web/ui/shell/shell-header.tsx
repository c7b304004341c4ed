import { ActionIcon, Anchor, Group, Tooltip } from '@mantine/core'
import IconLayoutSidebarLeftCollapse from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftCollapse.mjs'
import IconLayoutSidebarLeftExpand from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftExpand.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { shellTexts } from '../../../texts/en/shell.ts'
import { ThemeToggle } from '../theme-toggle.tsx'
import classes from './shell.module.css'

interface Props {
  name: string
  home: string
  /** The sidebar has one state on phones and one on wider screens. */
  isOpen: { phone: boolean; desktop: boolean }
  onToggle: { phone: () => void; desktop: () => void }
  onLogout: () => void
  children: ReactNode
}

/** Sidebar toggle, business name, extra navigation, theme, logout. */
export function ShellHeader({ name, home, isOpen, onToggle, onLogout, children }: Props) {
  return (
    <Group h="100%" className={classes.bar} justify="space-between" wrap="nowrap">
      <Group className={classes.start} wrap="nowrap" miw={0}>
        <SidebarToggle opened={isOpen.phone} onToggle={onToggle.phone} screens={{ hiddenFrom: 'sm' }} />
        <SidebarToggle opened={isOpen.desktop} onToggle={onToggle.desktop} screens={{ visibleFrom: 'sm' }} />
        <Anchor component={Link} to={home} className={classes.name} underline="never">
          {name}
        </Anchor>
      </Group>
      <Group className={classes.end} wrap="nowrap">
        {children}
        <ThemeToggle />
        <Tooltip label={shellTexts.logout()}>
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={shellTexts.logout()} onClick={onLogout}>
            <IconLogout size={20} />
          </ActionIcon>
        </Tooltip>
      </Group>
    </Group>
  )
}

interface ToggleProps {
  opened: boolean
  onToggle: () => void
  screens: { hiddenFrom?: 'sm'; visibleFrom?: 'sm' }
}

function SidebarToggle({ opened, onToggle, screens }: ToggleProps) {
  const Icon = opened ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand
  const label = opened ? shellTexts.hideTheMenu() : shellTexts.showTheMenu()
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
      aria-expanded={opened}
      onClick={onToggle}
      {...screens}
    >
      <Icon size={22} stroke={1.6} />
    </ActionIcon>
  )
}
