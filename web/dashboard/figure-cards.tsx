import { Paper, Progress, Text } from '@mantine/core'
import classes from './figure-cards.module.css'

interface Props {
  /** Says what the cards are about. */
  label: string
  cards: readonly { title: string; value: string; hint?: string }[]
}

/** The bar is an ornament and always stands here; what a number means is drawn further down. */
const ornament = 45

/** A number on each card. */
export function FigureCards({ label, cards }: Props) {
  return (
    <section className={classes.cards} aria-label={label}>
      {cards.map(({ title, value, hint }) => (
        <Paper key={title} p="md" radius="md" bg="var(--card-background)" className={classes.card}>
          <Text size="sm" c="dimmed">
            {title}
          </Text>
          <Text fw={650} lh={1.3} className={classes.value}>
            {value}
          </Text>
          {hint && (
            <Text size="xs" c="dimmed">
              {hint}
            </Text>
          )}
          <div aria-hidden="true" className={classes.bar}>
            <Progress value={ornament} size="sm" mt="sm" />
          </div>
        </Paper>
      ))}
    </section>
  )
}
