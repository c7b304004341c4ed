import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import * as z from 'zod/mini'
import { passwordText } from '../../contract/kernel/fields.ts'
import { focusFirstWrong } from '../ui/form/focus-first-wrong.ts'
import { PasswordField } from '../ui/form/password-field.tsx'

interface Props {
  opened: boolean
  title: string
  onConfirm: (password: string) => void
  onClose: () => void
}

const schema = z.object({ password: passwordText })

/** Asks for the own password before something that guards the account is changed. */
export function PasswordDialog({ opened, title, onConfirm, onClose }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title={title} size="sm" closeButtonProps={{ 'aria-label': 'Close' }}>
      <PasswordForm onConfirm={onConfirm} onClose={onClose} />
    </Modal>
  )
}

/** Mounted with the dialog, so that a password never stays behind. */
function PasswordForm({ onConfirm, onClose }: Pick<Props, 'onConfirm' | 'onClose'>) {
  const form = useForm({ initialValues: { password: '' }, validate: schemaResolver(schema, { sync: true }) })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        focusFirstWrong(event.currentTarget)
        form.onSubmit(({ password }) => onConfirm(password))(event)
      }}
    >
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          Please confirm with your password.
        </Text>
        <PasswordField kind="current" label="Password" required data-autofocus {...form.getInputProps('password')} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Confirm</Button>
        </Group>
      </Stack>
    </form>
  )
}
