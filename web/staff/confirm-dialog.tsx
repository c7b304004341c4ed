import { Button, Group, Modal, Text } from '@mantine/core'
import { formTexts } from '../../texts/en/form.ts'

interface Props {
  title: string
  /** What will happen, in a sentence or two. */
  text: string
  /** The word on the button that does it. */
  verb: string
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks once more before something that is hard to take back. */
export function ConfirmDialog({ title, text, verb, busy, onConfirm, onClose }: Props) {
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': formTexts.close() }}>
      <Text size="sm">{text}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {formTexts.cancel()}
        </Button>
        <Button color="red" loading={busy} onClick={onConfirm}>
          {verb}
        </Button>
      </Group>
    </Modal>
  )
}
