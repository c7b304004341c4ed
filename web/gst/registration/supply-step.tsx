import { Alert, Button, Checkbox, Group, Stack, Text, Title } from '@mantine/core'
import { mostSupplies } from '../../../contract/gst/registration-draft.ts'
import { GroupBoxes, type GstForm } from './boxes.tsx'

/** What is sold, by its code, and the bank account. */
export function SupplyStep({ form }: { form: GstForm }) {
  const { supplies, bankLater } = form.values
  return (
    <Stack gap="lg">
      <Title order={3}>Goods and services</Title>
      {form.errors.supplies && (
        <Text c="red" size="sm" role="alert">
          {form.errors.supplies}
        </Text>
      )}
      {supplies.map((_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no name of their own, and their values are the form's
        <GroupBoxes key={i} form={form} group="supply" under={`supplies.${i}`} />
      ))}
      <Group>
        {supplies.length < mostSupplies && (
          <Button variant="light" onClick={() => form.insertListItem('supplies', { code: '', description: '' })}>
            Add another item
          </Button>
        )}
        {supplies.length > 1 && (
          <Button variant="subtle" color="red" onClick={() => form.removeListItem('supplies', supplies.length - 1)}>
            Remove the last item
          </Button>
        )}
      </Group>
      <Title order={3}>Bank account</Title>
      <Checkbox label="Give the bank account later" {...form.getInputProps('bankLater', { type: 'checkbox' })} />
      {bankLater ? (
        <Alert color="yellow">
          The account must be added within 30 days of the GSTIN, or before the first GSTR-1, whichever is earlier.
        </Alert>
      ) : (
        <GroupBoxes form={form} group="bank" />
      )}
    </Stack>
  )
}
