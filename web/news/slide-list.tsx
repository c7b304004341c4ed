import { ActionIcon, Badge, Button, Group, Image, Paper, Stack, Text } from '@mantine/core'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '../../contract/kernel/dates.ts'
import { audienceOptions, orderSlides, removeSlide, type Slide } from '../../contract/news.ts'
import { call } from '../platform/call.ts'
import { refetchAfterRefusal, untilShown } from '../platform/changed.ts'
import { toastError } from '../ui/toast.ts'
import { moveItem } from './move-item.ts'

interface Props {
  slides: Slide[]
  onEdit: (slide: Slide) => void
}

/** The slides one below the other; dragging or the arrows move one, and the new order is saved at once. */
export function SlideList({ slides, onEdit }: Props) {
  const [dragged, setDragged] = useState<number>()
  const act = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onError: (error) => {
      toastError(error)
      refetchAfterRefusal(orderSlides)
    },
    onSettled: untilShown,
  })
  const move = (from: number, to: number) => {
    const ids = moveItem(slides, from, to).map((slide) => slide.id)
    act.mutate(() => call(orderSlides, { body: { ids } }))
  }
  return slides.map((slide, i) => (
    <Paper
      key={slide.id}
      p="sm"
      bg="var(--card-background)"
      draggable
      onDragStart={() => setDragged(i)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={() => dragged !== undefined && dragged !== i && move(dragged, i)}
    >
      <Group justify="space-between">
        <Group wrap="nowrap">
          <Image src={`/api/carousel/${slide.id}?width=640`} alt={slide.title} w={160} h={64} radius="sm" fit="cover" />
          <SlideFacts slide={slide} />
        </Group>
        <Group gap="xs">
          <ActionIcon
            variant="default"
            aria-label={`Move ${slide.title} up`}
            disabled={i === 0}
            onClick={() => move(i, i - 1)}
          >
            <IconArrowUp size={16} />
          </ActionIcon>
          <ActionIcon
            variant="default"
            aria-label={`Move ${slide.title} down`}
            disabled={i === slides.length - 1}
            onClick={() => move(i, i + 1)}
          >
            <IconArrowDown size={16} />
          </ActionIcon>
          <Button size="compact-sm" variant="light" onClick={() => onEdit(slide)}>
            Edit
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            onClick={() => act.mutate(() => call(removeSlide, { params: { id: slide.id } }))}
          >
            Remove
          </Button>
        </Group>
      </Group>
    </Paper>
  ))
}

function SlideFacts({ slide }: { slide: Slide }) {
  const days = [
    slide.startsOn && `from ${formatDate(slide.startsOn)}`,
    slide.endsOn && `until ${formatDate(slide.endsOn)}`,
  ]
  return (
    <Stack gap={4}>
      <Text fw={500}>{slide.title}</Text>
      <Group gap="xs">
        <Badge variant="light" tt="none">
          {audienceOptions.find((option) => option.value === slide.audience)?.label}
        </Badge>
        <Text size="xs" c="dimmed">
          {days.filter(Boolean).join(' ') || 'Always shown'}
        </Text>
      </Group>
    </Stack>
  )
}
