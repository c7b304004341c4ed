import { Badge, Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { PanQueue } from '../../../contract/nsdl-pan/queues.ts'
import { panListTexts } from '../../../texts/en/pan-list.ts'
import { say } from '../../../texts/say.ts'
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
  const tabs = useRef<HTMLElement>(null)
  const counted = counts !== undefined
  // On a phone they are wider than the screen; once the numbers stand beside the names they move no more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is on the screen changes with both.
  useEffect(() => {
    tabs.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [here, counted])
  return (
    <nav ref={tabs} className={classes.tabs} aria-label={panListTexts.listsOfPanApplications()}>
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
          {say(title)}
        </Button>
      ))}
    </nav>
  )
}
