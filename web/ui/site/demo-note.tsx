import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { publicPaths } from '../../../contract/public-paths.ts'

/** That this is a demo, and where to begin. */
export function DemoNote() {
  return (
    <Text size="sm" ta="center" p="xs" role="note" aria-label="Demo">
      This is a demo, and everybody in it is invented.{' '}
      <Anchor component={Link} to={publicPaths.tour} size="sm" underline="always">
        Take the tour
      </Anchor>
    </Text>
  )
}
