import { Box, Button, Group, Switch, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { Link } from '@tanstack/react-router'
import { changePackage, type PackageFacts, packageChange } from '../../contract/catalogue/package.ts'
import { backendPaths as to } from '../../contract/paths.ts'
import { call } from '../platform/call.ts'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { toastSuccess } from '../ui/toast.ts'

interface Props {
  saved: PackageFacts
}

const labels = { name: 'Name', active: 'In use' }

/** Renames a package, or takes it in or out of use. */
export function ChangePackageForm({ saved }: Props) {
  const { id, name, active, version } = saved
  const form = useForm({
    initialValues: { name, active, version },
    validate: schemaResolver(packageChange, { sync: true }),
  })
  const submit = useSubmit(form, {
    send: (body) => call(changePackage, { params: { id }, body }),
    done: () => toastSuccess('Package saved'),
  })
  return (
    <Box maw={480}>
      <PortalForm submit={submit} labels={labels}>
        <TextInput label={labels.name} required {...form.getInputProps('name')} />
        <Switch label={labels.active} {...form.getInputProps('active', { type: 'checkbox' })} />
        <Group justify="flex-end">
          <Button component={Link} to={to.packages} variant="default">
            All packages
          </Button>
          <Button component={Link} to={to.packageSetup(id)} variant="default">
            Prices
          </Button>
          <Button type="submit" disabled={!form.isDirty()}>
            Save
          </Button>
        </Group>
      </PortalForm>
    </Box>
  )
}
