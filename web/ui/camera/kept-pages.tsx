import { ActionIcon, Group, Paper, Text } from '@mantine/core'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { cameraTexts } from '../../../texts/en/camera.ts'
import classes from './camera.module.css'
import type { TakenPage } from './scanner.ts'
import { usePictureAddress } from './use-picture-address.ts'

interface Props {
  pages: readonly TakenPage[]
  onChange: (pages: readonly TakenPage[]) => void
}

/** The pages that were kept, in the order that the PDF will have. */
export function KeptPages({ pages, onChange }: Props) {
  const earlier = (index: number) => {
    const moved = pages[index]
    const rest = pages.filter((_, i) => i !== index)
    if (moved) onChange([...rest.slice(0, index - 1), moved, ...rest.slice(index - 1)])
  }
  return pages.map((page, i) => (
    <KeptPage
      key={page.id}
      page={page}
      number={i + 1}
      onRemove={() => onChange(pages.filter(({ id }) => id !== page.id))}
      onEarlier={i > 0 ? () => earlier(i) : undefined}
    />
  ))
}

interface RowProps {
  page: TakenPage
  number: number
  onRemove: () => void
  onEarlier?: () => void
}

function KeptPage({ page, number, onRemove, onEarlier }: RowProps) {
  const source = usePictureAddress(page.jpeg)
  return (
    <Paper withBorder p="xs" radius="md">
      <Group justify="space-between" wrap="nowrap">
        <Group wrap="nowrap">
          <img className={classes.small} src={source} alt="" />
          <Text>{cameraTexts.page({ number })}</Text>
        </Group>
        <Group gap="xs" wrap="nowrap">
          {onEarlier && (
            <ActionIcon
              size={44}
              variant="default"
              aria-label={cameraTexts.moveEarlier({ number })}
              onClick={onEarlier}
            >
              <IconArrowUp size={20} aria-hidden />
            </ActionIcon>
          )}
          <ActionIcon size={44} variant="default" aria-label={cameraTexts.removePage({ number })} onClick={onRemove}>
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        </Group>
      </Group>
    </Paper>
  )
}
