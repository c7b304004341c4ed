import { Alert, Anchor, Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { resetPassword } from '../../../contract/session.ts'
import { call } from '../../platform/call.ts'
import { publicPaths } from '../../public-paths.ts'
import { PortalForm } from '../../ui/form/portal-form.tsx'
import { useLightForm } from '../../ui/form/use-light-form.ts'
import { useSubmit } from '../../ui/form/use-submit.ts'
import { AuthHeading } from './auth-heading.tsx'
import { twicePassword } from './new-password.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

interface Props {
  /** From the mailed link. */
  token: string
}

export function SetPasswordForm({ token }: Props) {
  const [saved, setSaved] = useState(false)
  const form = useLightForm(twicePassword, { password: '', again: '' })
  const submit = useSubmit(form, {
    send: ({ password }) => call(resetPassword, { body: { token, password } }),
    done: () => setSaved(true),
  })
  return (
    <>
      <AuthHeading title="New password" about={saved ? undefined : 'It replaces the old one everywhere.'} />
      {saved ? (
        <Alert color="green" role="status" mb="md">
          Your new password is saved. You can sign in with it now.
        </Alert>
      ) : (
        <PortalForm submit={submit}>
          <NewPasswordFields password={form.getInputProps('password')} again={form.getInputProps('again')} />
          <Button type="submit" fullWidth>
            Save the password
          </Button>
        </PortalForm>
      )}
      <Anchor component={Link} to={publicPaths.login} size="sm" mt="md" display="inline-block">
        Back to login
      </Anchor>
    </>
  )
}
