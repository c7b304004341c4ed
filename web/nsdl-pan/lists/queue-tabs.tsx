import { Badge, Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { PanQueue } from '../../../contract/nsdl-pan/queues.ts'
import classes from './queue-tabs.module.css'

interface Props {
  /** The address of the module's first page. */
  home: string
  queues: Readonly<Record<string, PanQueue>>
  /** The name of the list on the screen. */
  here: string
  /** How many stand in each; nothing while that is being asked. */
  counts: Readonly<Record<string, number>> | undefined
}

const grouped = new Intl.NumberFormat('en-IN')

/** Every list of the area with its number, one click away. */
export function QueueTabs({ home, queues, here, counts }: Props) {
  return (
    <nav className={classes.tabs} aria-label="Lists of PAN applications">
      {Object.entries(queues).map(([name, { slug, title }]) => (
        <Button
          key={name}
          component={Link}
          to={`${home}/${slug}`}
          size="compact-sm"
          variant={name === here ? 'filled' : 'default'}
          aria-current={name === here ? 'page' : undefined}
          rightSection={
            counts && (
              <Badge size="sm" variant={name === here ? 'white' : 'light'} color="blue">
                {grouped.format(counts[name] ?? 0)}
              </Badge>
            )
          }
        >
          {title}
        </Button>
      ))}
    </nav>
  )
}
