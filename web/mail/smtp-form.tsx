import { Alert, Box, Button, Group, SimpleGrid, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { ownPasswordField } from '../../contract/kernel/fields.ts'
import {
  encryptionLabels,
  encryptions,
  type SmtpSetup,
  saveSmtp,
  sendTestMail,
  smtpChange,
} from '../../contract/smtp.ts'
import { call } from '../platform/call.ts'
import { untilShown } from '../platform/changed.ts'
import { errorText, fieldErrors } from '../platform/error-text.ts'
import { asItStands, keyboards } from '../ui/form/box-look.ts'
import { OwnPasswordField } from '../ui/form/own-password-field.tsx'
import { PasswordField } from '../ui/form/password-field.tsx'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { WholeNumberInput } from '../ui/form/whole-number-input.tsx'
import { toastSuccess } from '../ui/toast.ts'

interface Props {
  saved: SmtpSetup | null
}

const encryptionOptions = encryptions.map((value) => ({ value, label: encryptionLabels[value] }))
const labels = {
  host: 'Host',
  port: 'Port',
  encryption: 'Encryption',
  userName: 'User name',
  password: 'Password',
  sender: 'Sender',
  ownPassword: 'Your password',
}
const schema = z.object({ ...smtpChange.shape, ...ownPasswordField })
const empty: Pick<SmtpSetup, 'host' | 'port' | 'encryption' | 'userName' | 'sender'> = {
  host: '',
  port: 587,
  encryption: 'starttls',
  userName: '',
  sender: '',
}

/** A password left empty stays as it is: the saved one is never sent back to be shown. */
export function SmtpForm({ saved }: Props) {
  const [to, setTo] = useState('')
  const form = useForm({
    initialValues: { ...(saved ?? empty), password: '', ownPassword: '' },
    validate: schemaResolver(schema, { sync: true }),
  })
  const body = () => ({ ...form.values, password: form.values.password || undefined })
  const submit = useSubmit(form, {
    send: () => call(saveSmtp, { body: body() }),
    done: async () => {
      toastSuccess('Saved', 'Mails that were held are on their way.')
      form.setFieldValue('password', '')
      form.setFieldValue('ownPassword', '')
      await untilShown()
    },
  })
  const test = useMutation({
    mutationFn: () => call(sendTestMail, { body: { ...body(), to } }),
    onError: (error) => form.setErrors(fieldErrors(error)),
  })

  return (
    <Box maw={520}>
      <PortalForm submit={submit} labels={labels}>
        <TextInput
          label={labels.host}
          placeholder="smtp.example.com"
          required
          {...asItStands}
          inputMode="url"
          autoComplete="off"
          {...form.getInputProps('host')}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <WholeNumberInput label={labels.port} required {...form.getInputProps('port')} />
          <SelectField
            label={labels.encryption}
            required
            options={encryptionOptions}
            {...form.getInputProps('encryption')}
          />
        </SimpleGrid>
        <TextInput
          label={labels.userName}
          description="Empty when the server wants none."
          autoComplete="off"
          {...asItStands}
          {...form.getInputProps('userName')}
        />
        <PasswordField
          kind="new"
          label={labels.password}
          description={
            saved?.hasPassword
              ? 'A password is saved. Leave this empty to keep it, as long as the server and the user stay the same.'
              : undefined
          }
          {...form.getInputProps('password')}
        />
        <TextInput
          label={labels.sender}
          description="The address that mails come from."
          {...keyboards.email}
          autoComplete="off"
          required
          {...form.getInputProps('sender')}
        />
        <OwnPasswordField {...form.getInputProps('ownPassword')} />
        <Group>
          <Button type="submit">Save</Button>
        </Group>
        <Group align="flex-end" gap="sm">
          <TextInput
            label="Send a test mail to"
            {...keyboards.email}
            value={to}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
          <Button
            variant="default"
            loading={test.isPending}
            disabled={to === ''}
            onClick={() => !form.validate().hasErrors && test.mutate()}
          >
            Send test mail
          </Button>
        </Group>
        {(test.data || test.error) && (
          <Alert role="status" color={test.data?.ok ? 'green' : 'red'} title={test.data?.ok ? 'Sent' : 'Not sent'}>
            {test.data?.message ?? errorText(test.error)}
          </Alert>
        )}
      </PortalForm>
    </Box>
  )
}
