import { Button, type ButtonProps, Group, Modal, type ModalProps } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { formTexts } from '../../../texts/en/form.ts'
import { PortalForm } from './portal-form.tsx'

interface Props extends Pick<ComponentProps<typeof PortalForm>, 'submit' | 'labels'> {
  title: string
  size?: ModalProps['size']
  /** What the button that sends says. */
  button?: string
  /** Its colour, where it takes something away. */
  color?: ButtonProps['color']
  onClose: () => void
  children: ReactNode
}

/**
 * A form in a dialog, with the ways to leave it and to send it. While it is sent nobody leaves: whoever did would not hear
 * that it was refused.
 */
export function FormDialog({ title, size, button = formTexts.save(), color, onClose, children, ...form }: Props) {
  const leave = () => {
    if (!form.submit.submitting) onClose()
  }
  return (
    <Modal opened onClose={leave} title={title} size={size} closeButtonProps={{ 'aria-label': formTexts.close() }}>
      <PortalForm {...form}>
        {children}
        <Group justify="flex-end">
          <Button variant="default" onClick={leave}>
            {formTexts.cancel()}
          </Button>
          <Button type="submit" color={color}>
            {button}
          </Button>
        </Group>
      </PortalForm>
    </Modal>
  )
}
