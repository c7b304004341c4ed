import { UnstyledButton } from '@mantine/core'
import type { TablerIcon } from '@tabler/icons-react'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { Link } from '@tanstack/react-router'
import { shellTexts } from '../../../texts/en/shell.ts'
import classes from './phone-bar.module.css'

/** A page that the bar leads to. */
export interface BarPlace {
  label: string
  path: string
  icon: TablerIcon
}

interface Props {
  /** Four at most: more would be too narrow for a thumb. */
  places: readonly BarPlace[]
  /** The path of the place that the page belongs to. */
  here: string | undefined
  /** Opens what can be begun; without it there is nothing that the person may begin. */
  onNew?: () => void
  isNewOpen: boolean
}

/** The foot of a phone's screen: the pages that are used most, and in their middle what begins something new. */
export function PhoneBar({ places, here, onNew, isNewOpen }: Props) {
  const middle = Math.ceil(places.length / 2)
  return (
    <nav className={classes.bar} aria-label={shellTexts.mostUsed()} data-phone-bar>
      {places.slice(0, middle).map((place) => (
        <BarLink key={place.path} {...place} isHere={place.path === here} />
      ))}
      {onNew && (
        <UnstyledButton
          className={classes.place}
          onClick={onNew}
          aria-label={shellTexts.newApplication()}
          aria-haspopup="dialog"
          aria-expanded={isNewOpen}
        >
          <span className={classes.plus}>
            <IconPlus size={24} stroke={2.2} aria-hidden />
          </span>
          <span className={classes.words}>{shellTexts.new()}</span>
        </UnstyledButton>
      )}
      {places.slice(middle).map((place) => (
        <BarLink key={place.path} {...place} isHere={place.path === here} />
      ))}
    </nav>
  )
}

function BarLink({ label, path, icon: Icon, isHere }: BarPlace & { isHere: boolean }) {
  return (
    <Link
      to={path}
      className={classes.place}
      // Which place the page belongs to is decided here: by itself a link also marks every path above the page.
      activeOptions={{ exact: true, includeSearch: false }}
      aria-current={isHere ? 'page' : undefined}
    >
      <Icon size={22} stroke={1.7} aria-hidden />
      <span className={classes.words}>{label}</span>
    </Link>
  )
}
