import { Button, Group, SegmentedControl, SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core'
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form'
import { useId } from 'react'
import * as z from 'zod/mini'
import {
  type CredentialChange,
  type CredentialView,
  credentialChange,
  credentialModeOptions,
  saveCredential,
} from '../../contract/catalogue/api-credential.ts'
import { type CredentialField, credentialProviders, fieldsOf } from '../../contract/catalogue/credential-providers.ts'
import { ownPasswordField } from '../../contract/kernel/fields.ts'
import { call } from '../platform/call.ts'
import { untilShown } from '../platform/changed.ts'
import { asItStands } from '../ui/form/box-look.ts'
import { OwnPasswordField } from '../ui/form/own-password-field.tsx'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { toastSuccess } from '../ui/toast.ts'
import { belowInput, SecretField } from './secret-field.tsx'

interface Props {
  view: CredentialView
}

type Values = CredentialChange & { ownPassword: string }

/** The credentials of one provider. Saved secrets stay unless another one is typed. */
export function CredentialForm({ view }: Props) {
  const { provider, masked } = view
  const fields = fieldsOf(provider)
  const form = useForm<Values>({
    initialValues: { mode: view.mode, active: view.active, values: initialValues(view), ownPassword: '' },
    validate: schemaResolver(z.extend(credentialChange(provider), ownPasswordField), { sync: true }),
  })
  const submit = useSubmit(form, {
    send: (body) => call(saveCredential[provider], { body }),
    done: async () => {
      toastSuccess('Credentials saved', credentialProviders[provider].name)
      await untilShown()
    },
  })
  const labels = {
    ...Object.fromEntries(fields.map(([name, { label }]) => [`values.${name}`, label])),
    ownPassword: 'Your password',
  }
  return (
    <PortalForm submit={submit} labels={labels}>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" verticalSpacing="md">
        {fields.map(([name, field]) => (
          <OneField key={name} form={form} path={`values.${name}`} field={field} masked={masked[name] ?? ''} />
        ))}
      </SimpleGrid>
      <Group gap="xl">
        <ModeChoice form={form} />
        <Switch label="Active" {...form.getInputProps('active', { type: 'checkbox' })} />
      </Group>
      <Stack align="flex-start" gap="sm">
        <OwnPasswordField {...form.getInputProps('ownPassword')} />
        <Button type="submit">Save</Button>
      </Stack>
    </PortalForm>
  )
}

function initialValues({ provider, plain, updatedAt }: CredentialView): CredentialChange['values'] {
  const pairs = fieldsOf(provider).map(([name, { kind, suggested }]) => {
    if (kind === 'secret') return [name, '']
    return [name, updatedAt ? (plain[name] ?? '') : (suggested ?? '')]
  })
  return Object.fromEntries(pairs)
}

interface FieldProps {
  form: UseFormReturnType<Values>
  path: string
  field: CredentialField
  masked: string
}

function OneField({ form, path, field, masked }: FieldProps) {
  const { value, onChange, error } = form.getInputProps(path)
  if (field.kind === 'secret') return <SecretField {...{ field, masked, value, onChange, error }} />
  return (
    <TextInput
      label={field.label}
      description={field.help}
      inputWrapperOrder={belowInput}
      placeholder={field.kind === 'address' ? 'https://' : undefined}
      autoComplete="off"
      {...asItStands}
      {...form.getInputProps(path)}
    />
  )
}

function ModeChoice({ form }: { form: UseFormReturnType<Values> }) {
  const id = useId()
  const { value, onChange } = form.getInputProps('mode')
  return (
    <Group gap="sm">
      <Text size="sm" fw={500} id={id}>
        Mode
      </Text>
      <SegmentedControl
        data={credentialModeOptions}
        role="radiogroup"
        aria-labelledby={id}
        value={value}
        onChange={onChange}
      />
    </Group>
  )
}
