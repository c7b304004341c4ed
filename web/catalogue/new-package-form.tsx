import { Box, Button, Group, Switch, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { Link } from '@tanstack/react-router'
import { addPackage, newPackage } from '../../contract/catalogue/package.ts'
import type { Option } from '../../contract/kernel/fields.ts'
import { backendPaths as to } from '../../contract/paths.ts'
import { call } from '../platform/call.ts'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { toastSuccess } from '../ui/toast.ts'
import { useNavigateHere } from '../ui/use-navigate-here.ts'

interface Props {
  /** Those whose prices can be copied. */
  packages: Option[]
}

const labels = { name: 'Name', active: 'In use', copyFrom: 'Copy the prices of' }

/** Adds a package and leads on to its prices. */
export function NewPackageForm({ packages }: Props) {
  const navigate = useNavigateHere()
  const form = useForm({
    initialValues: { name: '', active: true, copyFrom: packages[0]?.value ?? null },
    validate: schemaResolver(newPackage, { sync: true }),
  })
  const submit = useSubmit(form, {
    send: (body) => call(addPackage, { body }),
    done: ({ id }) => {
      toastSuccess('Package added')
      void navigate({ to: to.packageSetup(id) })
    },
  })
  return (
    <Box maw={480}>
      <PortalForm submit={submit} labels={labels}>
        <TextInput label={labels.name} required data-autofocus {...form.getInputProps('name')} />
        <SelectField
          label={labels.copyFrom}
          description="Without one, the package sells nothing yet."
          options={packages}
          value={form.values.copyFrom ?? ''}
          error={form.errors.copyFrom}
          onChange={(event) => form.setFieldValue('copyFrom', event.currentTarget.value || null)}
        />
        <Switch label={labels.active} {...form.getInputProps('active', { type: 'checkbox' })} />
        <Group justify="flex-end">
          <Button component={Link} to={to.packages} variant="default">
            Cancel
          </Button>
          <Button type="submit">Add and set prices</Button>
        </Group>
      </PortalForm>
    </Box>
  )
}
