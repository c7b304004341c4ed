import { Paper, SimpleGrid, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { callQuery } from '../../platform/call-query.ts'
import type { PanSide } from '../lists/pan-side.ts'
import classes from './queue-cards.module.css'

const grouped = new Intl.NumberFormat('en-IN')
const refreshMs = 30_000

/** Every list with how many stand in it. */
export function QueueCards({ side: { home, queues, counts } }: { side: PanSide }) {
  const numbers = useQuery({ ...callQuery(counts), refetchInterval: refreshMs }).data
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md" component="nav" aria-label="Lists of PAN applications">
      {Object.entries(queues).map(([name, { slug, title, about }]) => (
        <Paper
          key={name}
          component={Link}
          to={`${home}/${slug}`}
          className={classes.card}
          p="md"
          radius="md"
          bg="var(--card-background)"
        >
          <Text fw={600}>{title}</Text>
          <Text fz={28} fw={650} lh={1.3} style={{ fontVariantNumeric: 'tabular-nums' }}>
            {numbers ? grouped.format(numbers[name] ?? 0) : '…'}
          </Text>
          <Text size="sm" c="dimmed">
            {about}
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  )
}
