import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { CredentialField } from '../../contract/catalogue/credential-providers.ts'
import { PasswordField } from '../ui/form/password-field.tsx'

interface Props {
  field: CredentialField
  /** How the saved one looks, such as '••••••••4321'; empty when none is saved. */
  masked: string
  /** What was typed; null once the saved one is to be taken away. */
  value: string | null
  onChange: (value: string | null) => void
  error?: ReactNode
}

/** Hints stand below, so that inputs side by side are level whether or not they have one. */
export const belowInput: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']

/** A secret that can be written and taken away, never read. */
export function SecretField({ field, masked, value, onChange, error }: Props) {
  return (
    <div>
      <PasswordField
        kind="new"
        label={field.label}
        description={[field.help, stateOf(masked, value)].filter(Boolean).join(' ')}
        inputWrapperOrder={belowInput}
        placeholder={masked}
        value={value ?? ''}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={error}
      />
      {masked && (
        <Button
          variant="subtle"
          size="compact-sm"
          mt={4}
          color={value === null ? undefined : 'red'}
          aria-label={`${value === null ? 'Keep' : 'Remove'} ${field.label}`}
          onClick={() => onChange(value === null ? '' : null)}
        >
          {value === null ? 'Keep it' : 'Remove it'}
        </Button>
      )}
    </div>
  )
}

function stateOf(masked: string, value: string | null): string {
  if (value === null) return 'It is removed when you save.'
  return masked ? `Saved: ${masked}. Leave this empty to keep it.` : ''
}
