import { Box, Button } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import * as z from 'zod/mini'
import { type ProfileCalls, passwordChange } from '../../contract/profile.ts'
import { minPasswordLength, type Tokens } from '../../contract/session.ts'
import { checkTexts } from '../../texts/en/checks.ts'
import { profileTexts } from '../../texts/en/profile.ts'
import { call } from '../platform/call.ts'
import { readSession, renewSession } from '../platform/session.ts'
import { PasswordField } from '../ui/form/password-field.tsx'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { toastSuccess } from '../ui/toast.ts'

interface Props {
  calls: ProfileCalls
}

const schema = z
  .object({ ...passwordChange.shape, again: z.string({ error: checkTexts.required }) })
  .check(z.refine((form) => form.newPassword === form.again, { path: ['again'], error: profileTexts.notTheSame }))
const labels = { currentPassword: profileTexts.currentPassword, newPassword: profileTexts.newPassword }

/** Changes the own password; every other sign-in ends, this one goes on. */
export function ChangePasswordForm({ calls }: Props) {
  const form = useForm({
    initialValues: { currentPassword: '', newPassword: '', again: '' },
    validate: schemaResolver(schema, { sync: true }),
  })

  function goOn(tokens: Tokens): void {
    const session = readSession()
    if (session) renewSession(session, tokens)
    form.reset()
    toastSuccess(profileTexts.passwordChanged(), profileTexts.signedOutElsewhere())
  }

  const submit = useSubmit(form, {
    send: ({ currentPassword, newPassword }) => call(calls.changePassword, { body: { currentPassword, newPassword } }),
    done: goOn,
  })
  return (
    <Box maw={420}>
      <PortalForm submit={submit} labels={labels}>
        <PasswordField
          kind="current"
          label={labels.currentPassword()}
          required
          {...form.getInputProps('currentPassword')}
        />
        <PasswordField
          kind="new"
          label={labels.newPassword()}
          description={profileTexts.atLeastCharacters({ min: minPasswordLength })}
          required
          {...form.getInputProps('newPassword')}
        />
        <PasswordField kind="new" label={profileTexts.newPasswordAgain()} required {...form.getInputProps('again')} />
        <Button type="submit">{profileTexts.changePassword()}</Button>
      </PortalForm>
    </Box>
  )
}
