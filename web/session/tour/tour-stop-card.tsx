import { Button, Code, Group, Paper, Text, Title } from '@mantine/core'
import type { TourStop } from '../../../contract/tour.ts'
import classes from './tour-page.module.css'

interface Props {
  stop: TourStop
  number: number
  onGo: () => void
}

export function TourStopCard({ stop, number, onGo }: Props) {
  const { title, who, userName, look, attempt } = stop
  return (
    <Paper component="li" p="lg" radius="md" bg="var(--card-background)">
      <Title order={2} fz="lg">
        {number}. {title}
      </Title>
      <Text size="sm" c="dimmed" mt={4}>
        {who}
        {userName && (
          <>
            , user name <Code>{userName}</Code>
          </>
        )}
      </Text>
      <Text mt="sm">{look}</Text>
      <Text mt={4}>
        <strong>Try:</strong> {attempt}
      </Text>
      <Group mt="md">
        <Button onClick={onGo} variant="light" classNames={{ root: classes.go, label: classes.goWords }}>
          {userName ? `Go to stop ${number} as ${userName}` : `Go to stop ${number}`}
        </Button>
      </Group>
    </Paper>
  )
}
