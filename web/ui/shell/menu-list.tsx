import { NavLink } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { entryOf, isGroup, type Menu, type MenuEntry, type MenuGroup } from './menu.ts'
import classes from './shell.module.css'

interface Props {
  menu: Menu
  /** A page was chosen; on a phone the menu then closes. */
  onChoose: () => void
}

/** The sidebar's entries; the group of the current page stands open. */
export function MenuList({ menu, onChoose }: Props) {
  const { pathname } = useLocation()
  const here = entryOf(menu, pathname)
  return menu.map((item) =>
    isGroup(item) ? (
      <GroupItem key={item.label} group={item} here={here} onChoose={onChoose} />
    ) : (
      <EntryItem key={item.label} entry={item} here={here} onChoose={onChoose} />
    ),
  )
}

interface ItemProps {
  here: MenuEntry | undefined
  onChoose: () => void
}

function GroupItem({ group, here, onChoose }: ItemProps & { group: MenuGroup }) {
  const holdsPage = here !== undefined && group.entries.includes(here)
  const [opened, setOpened] = useState(holdsPage)
  const [heldPage, setHeldPage] = useState(holdsPage)
  if (heldPage !== holdsPage) {
    setHeldPage(holdsPage)
    if (holdsPage) setOpened(true)
  }
  const Icon = group.icon
  return (
    <NavLink
      component="button"
      type="button"
      className={classes.entry}
      label={group.label}
      leftSection={<Icon size={18} stroke={1.6} aria-hidden />}
      childrenOffset={29}
      opened={opened}
      onChange={setOpened}
      aria-expanded={opened}
    >
      {group.entries.map((entry) => (
        <EntryItem key={entry.path} entry={entry} here={here} onChoose={onChoose} />
      ))}
    </NavLink>
  )
}

function EntryItem({ entry, here, onChoose }: ItemProps & { entry: MenuEntry }) {
  const Icon = entry.icon
  const active = entry === here
  return (
    <NavLink
      component={Link}
      to={entry.path}
      // Which entry is the current one is decided here: by itself a link also marks every path above the page.
      activeOptions={{ exact: true, includeSearch: false }}
      className={classes.entry}
      label={entry.label}
      leftSection={Icon && <Icon size={18} stroke={1.6} aria-hidden />}
      active={active}
      aria-current={active ? 'page' : undefined}
      onClick={onChoose}
    />
  )
}
