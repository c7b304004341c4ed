import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { doorTexts } from '../../../texts/en/door.ts'

interface Props extends Omit<PasswordInputProps, 'autoComplete'> {
  /** 'current' lets the browser fill in the known one; 'new' lets it suggest one. */
  kind: 'current' | 'new'
}

/** A password that can be looked at while typing. */
export function PasswordField({ kind, ...rest }: Props) {
  return (
    <PasswordInput
      autoComplete={`${kind}-password`}
      visibilityToggleButtonProps={{ 'aria-label': doorTexts.showOrHideWhat() }}
      // Mantine says it of the frame around the box, where nobody is told.
      aria-invalid={Boolean(rest.error) || undefined}
      {...rest}
    />
  )
}
