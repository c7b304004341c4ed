import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { publicPaths } from '../../../contract/public-paths.ts'
import { doorTexts } from '../../../texts/en/door.ts'

/** That this is a demo, and where to begin. */
export function DemoNote() {
  return (
    <Text size="sm" ta="center" p="xs" role="note" aria-label={doorTexts.demo()}>
      {doorTexts.thisIsADemo()}{' '}
      <Anchor component={Link} to={publicPaths.tour} size="sm" underline="always">
        {doorTexts.takeTheTour()}
      </Anchor>
    </Text>
  )
}
