import type { PasswordInputProps } from '@mantine/core'
import { minPasswordLength } from '../../contract/session.ts'
import { signInTexts } from '../../texts/en/sign-in.ts'
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
        label={signInTexts.newPassword()}
        description={signInTexts.passwordHint({ min: minPasswordLength })}
        required
        {...password}
      />
      <PasswordField kind="new" label={signInTexts.newPasswordAgain()} required {...again} />
    </>
  )
}
