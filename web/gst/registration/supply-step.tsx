import { Alert, Button, Checkbox, Group, Stack, Text, Title } from '@mantine/core'
import { mostSupplies } from '../../../contract/gst/registration-draft.ts'
import { gstRegistrationTexts } from '../../../texts/en/gst-registration.ts'
import { GroupBoxes, type GstForm } from './boxes.tsx'

/** What is sold, by its code, and the bank account. */
export function SupplyStep({ form }: { form: GstForm }) {
  const { supplies, bankLater } = form.values
  return (
    <Stack gap="lg">
      <Title order={3}>{gstRegistrationTexts.goodsAndServices()}</Title>
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
            {gstRegistrationTexts.addAnotherItem()}
          </Button>
        )}
        {supplies.length > 1 && (
          <Button variant="subtle" color="red" onClick={() => form.removeListItem('supplies', supplies.length - 1)}>
            {gstRegistrationTexts.removeTheLastItem()}
          </Button>
        )}
      </Group>
      <Title order={3}>{gstRegistrationTexts.bankAccount()}</Title>
      <Checkbox
        label={gstRegistrationTexts.giveTheBankAccountLater()}
        {...form.getInputProps('bankLater', { type: 'checkbox' })}
      />
      {bankLater ? (
        <Alert color="yellow">{gstRegistrationTexts.accountMustBeAdded()}</Alert>
      ) : (
        <GroupBoxes form={form} group="bank" />
      )}
    </Stack>
  )
}
