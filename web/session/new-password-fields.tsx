import type { PasswordInputProps } from '@mantine/core'
import { minPasswordLength } from '../../contract/session.ts'
import { PasswordField } from '../ui/form/password-field.tsx'

interface Props {
  /** The props of the fields 'password' and 'again'. */
  password: PasswordInputProps
  again: PasswordInputProps
}

export function NewPasswordFields({ password, again }: Props) {
  return (
    <>
      <PasswordField
        kind="new"
        label="New password"
        description={`At least ${minPasswordLength} characters; a few words are better than a few signs.`}
        required
        {...password}
      />
      <PasswordField kind="new" label="New password again" required {...again} />
    </>
  )
}
