import { Button, type ButtonProps, Group, Modal, type ModalProps } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
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

/** A form in a dialog, with the ways to leave it and to send it. */
export function FormDialog({ title, size, button = 'Save', color, onClose, children, ...form }: Props) {
  return (
    <Modal opened onClose={onClose} title={title} size={size} closeButtonProps={{ 'aria-label': 'Close' }}>
      <PortalForm {...form}>
        {children}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" color={color}>
            {button}
          </Button>
        </Group>
      </PortalForm>
    </Modal>
  )
}
