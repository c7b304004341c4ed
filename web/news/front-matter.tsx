import { Badge, Group, Paper, Text, Title } from '@mantine/core'
import type { FrontMatter as Front, publicFront } from '../../contract/front.ts'
import { formatDate } from '../../contract/kernel/dates.ts'
import { visitorTexts } from '../../texts/en/visitor.ts'
import { useKeptReply } from '../platform/kept-reply.ts'
import { Slides } from '../ui/slides/slides.tsx'
import classes from './front-matter.module.css'

interface Props {
  /** Whose slides and news: the public site's, the merchants' or the back office's. */
  from: typeof publicFront
}

/** The carousel and the news of a front page; nothing at all when there are none. */
export function FrontMatter({ from }: Props) {
  const front = useKeptReply(from).reply
  if (!front) return null
  return (
    <>
      {front.slides.length > 0 && <Slides slides={front.slides} />}
      {front.news.length > 0 && <NewsList news={front.news} />}
    </>
  )
}

function NewsList({ news }: { news: Front['news'] }) {
  return (
    <section aria-labelledby="news">
      <Title order={2} id="news" fz={26} mt="xl" mb="md">
        {visitorTexts.newsAndUpdates()}
      </Title>
      <div className={classes.news}>
        {news.map((one) => (
          <Paper key={one.id} p="md" radius="md" bg="var(--card-background)">
            <Group gap="xs">
              <Title order={3} fz="md">
                {one.title}
              </Title>
              {one.pinned && (
                <Badge variant="light" tt="none">
                  {visitorTexts.important()}
                </Badge>
              )}
            </Group>
            <Text size="sm" mt={4} className={classes.newsText}>
              {one.text}
            </Text>
            <Text size="xs" c="dimmed" mt={6}>
              {formatDate(one.at)}
            </Text>
          </Paper>
        ))}
      </div>
    </section>
  )
}
