import { Paper, SimpleGrid, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { say, type Words } from '../../texts/say.ts'
import classes from './link-cards.module.css'

interface Props {
  /** Names the cards together, where a page has other ways too. */
  label?: string
  /** `count` is how many stand there; three dots while that is being fetched, and nothing where it is not told. */
  cards: readonly { title: Words; about: Words; path: string; count?: number | 'fetching' }[]
}

const grouped = new Intl.NumberFormat('en-IN')

/** Ways on from an index page, each with a sentence and, where it helps, a number. */
export function LinkCards({ label, cards }: Props) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, lg: 3 }} spacing="md" {...(label && { component: 'nav', 'aria-label': label })}>
      {cards.map(({ title, about, path, count }) => (
        <Paper
          key={path}
          component={Link}
          to={path}
          className={classes.card}
          p="md"
          radius="md"
          bg="var(--card-background)"
        >
          <Title order={2} fz="md" className={classes.title}>
            {say(title)}
          </Title>
          {count !== undefined && (
            <Text fz={28} fw={650} lh={1.3} className={classes.count}>
              {count === 'fetching' ? '…' : grouped.format(count)}
            </Text>
          )}
          <Text size="sm" c="dimmed" mt={4} className={classes.about}>
            {say(about)}
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  )
}
