import { Button, Text } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import * as z from 'zod/mini'
import type { ReplyOf } from '../../contract/kernel/endpoint.ts'
import { passwordText } from '../../contract/kernel/fields.ts'
import type { ProfileCalls } from '../../contract/profile.ts'
import { profileTexts } from '../../texts/en/profile.ts'
import { call } from '../platform/call.ts'
import { PasswordField } from '../ui/form/password-field.tsx'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'

interface Props {
  calls: ProfileCalls
  onBegun: (enrolment: ReplyOf<ProfileCalls['beginTotp']>) => void
}

const schema = z.object({ password: passwordText })

/** The first step of enrolling: only the owner of the account begins. */
export function ConfirmPasswordStep({ calls, onBegun }: Props) {
  const form = useForm({ initialValues: { password: '' }, validate: schemaResolver(schema, { sync: true }) })
  const submit = useSubmit(form, {
    send: (body) => call(calls.beginTotp, { body }),
    done: onBegun,
  })
  return (
    <PortalForm submit={submit}>
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
      <Button type="submit">{profileTexts.continue()}</Button>
    </PortalForm>
  )
}
