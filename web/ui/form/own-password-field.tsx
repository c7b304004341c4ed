import type { PasswordInputProps } from '@mantine/core'
import { PasswordField } from './password-field.tsx'

/** Stands in forms that an open browser alone must not send. */
export function OwnPasswordField(input: PasswordInputProps) {
  return (
    <PasswordField
      kind="current"
      label="Your password"
      description="To confirm that it is you. Every admin is told of the change."
      required
      maw={360}
      {...input}
    />
  )
}
