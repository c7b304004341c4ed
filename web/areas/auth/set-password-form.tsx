import { Button } from '@mantine/core'
import { useState } from 'react'
import { resetPassword } from '../../../contract/session.ts'
import { accountLinksTexts } from '../../../texts/en/account-links.ts'
import { call } from '../../platform/call.ts'
import { AuthHeading } from '../../session/auth-heading.tsx'
import { twicePassword } from '../../session/new-password.ts'
import { NewPasswordFields } from '../../session/new-password-fields.tsx'
import { PortalForm } from '../../ui/form/portal-form.tsx'
import { useLightForm } from '../../ui/form/use-light-form.ts'
import { useSubmit } from '../../ui/form/use-submit.ts'
import { WayBack } from './way-back.tsx'

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
      <AuthHeading
        title={accountLinksTexts.newPassword()}
        about={saved ? undefined : accountLinksTexts.itReplacesTheOld()}
      />
      <WayBack said={saved ? accountLinksTexts.yourNewPasswordIs() : undefined}>
        <PortalForm submit={submit}>
          <NewPasswordFields password={form.getInputProps('password')} again={form.getInputProps('again')} />
          <Button type="submit" fullWidth>
            {accountLinksTexts.saveThePassword()}
          </Button>
        </PortalForm>
      </WayBack>
    </>
  )
}
