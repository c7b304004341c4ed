import { Button, Code, Image, Text, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import * as z from 'zod/mini'
import type { ReplyOf } from '../../contract/kernel/endpoint.ts'
import { requiredText } from '../../contract/kernel/fields.ts'
import type { ProfileCalls } from '../../contract/profile.ts'
import { profileTexts } from '../../texts/en/profile.ts'
import { call } from '../platform/call.ts'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'

interface Props {
  calls: ProfileCalls
  enrolment: ReplyOf<ProfileCalls['beginTotp']>
  onConfirmed: (recoveryCodes: string[]) => void
}

const schema = z.object({ code: requiredText(10) })

/** The second step: scan the picture, or type the secret, and prove it with a code. */
export function ConfirmAppStep({ calls, enrolment, onConfirmed }: Props) {
  const form = useForm({ initialValues: { code: '' }, validate: schemaResolver(schema, { sync: true }) })
  const submit = useSubmit(form, {
    send: (body) => call(calls.confirmTotp, { body }),
    done: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  })
  return (
    <PortalForm submit={submit}>
      <Text size="sm">{profileTexts.scanThisPicture()}</Text>
      <Image src={enrolment.qr} alt={profileTexts.qrCodeForTheApp()} w={200} mx="auto" radius="md" />
      <Code block ta="center" aria-label={profileTexts.secret()}>
        {inFours(enrolment.secret)}
      </Code>
      <TextInput
        label={profileTexts.codeFromTheApp()}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        data-autofocus
        {...form.getInputProps('code')}
      />
      <Button type="submit">{profileTexts.confirm()}</Button>
    </PortalForm>
  )
}

/** Groups of four are easier to type. */
function inFours(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret
}
