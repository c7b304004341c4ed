import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import * as z from 'zod/mini'
import { passwordText } from '../../contract/kernel/fields.ts'
import { formTexts } from '../../texts/en/form.ts'
import { profileTexts } from '../../texts/en/profile.ts'
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
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size="sm"
      closeButtonProps={{ 'aria-label': formTexts.close() }}
    >
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
          {profileTexts.confirmWithYourPassword()}
        </Text>
        <PasswordField
          kind="current"
          label={profileTexts.password()}
          required
          data-autofocus
          {...form.getInputProps('password')}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {formTexts.cancel()}
          </Button>
          <Button type="submit">{profileTexts.confirm()}</Button>
        </Group>
      </Stack>
    </form>
  )
}
