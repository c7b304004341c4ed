import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { publicPaths } from '../../public-paths.ts'
import { hasTour } from './has-tour.ts'

/** It never changes while a page is open. */
const watch = () => () => undefined

/** Says on a demo that it is one, and where to begin. A page that the server renders comes without it. */
export function DemoLine() {
  const shown = useSyncExternalStore(watch, hasTour, () => false)
  if (!shown) return null
  return (
    <Text size="sm" ta="center" p="xs" role="note" aria-label="Demo">
      This is a demo, and everybody in it is invented.{' '}
      <Anchor component={Link} to={publicPaths.tour} size="sm" underline="always">
        Take the tour
      </Anchor>
    </Text>
  )
}
