import { Button, Group, Stack, Title } from '@mantine/core'
import type { Wrong } from '../../../contract/gst/registration-check.ts'
import { activities, emptyPlace, mostPlaces, possessions } from '../../../contract/gst/registration-draft.ts'
import { BoxGrid, ChoiceBox, type GstForm, optionsOf, TextBox } from './boxes.tsx'

/** The principal place of business, and up to five more in the same state. */
export function PlaceStep({ form, wrong }: { form: GstForm; wrong: Wrong }) {
  const { additional } = form.values
  return (
    <Stack gap="lg">
      <Title order={3}>Principal place of business</Title>
      <PlaceBoxes form={form} path="place" wrong={wrong} />
      {additional.map((_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no name of their own, and their values are the form's
        <Stack key={i} gap="md">
          <Group justify="space-between">
            <Title order={3}>{`Additional place ${i + 1}`}</Title>
            <Button variant="subtle" color="red" size="compact-sm" onClick={() => form.removeListItem('additional', i)}>
              {`Remove place ${i + 1}`}
            </Button>
          </Group>
          <PlaceBoxes form={form} path={`additional.${i}`} wrong={wrong} />
        </Stack>
      ))}
      {additional.length < mostPlaces && (
        <Group>
          <Button variant="light" onClick={() => form.insertListItem('additional', emptyPlace())}>
            Add another place
          </Button>
        </Group>
      )}
    </Stack>
  )
}

function PlaceBoxes({ form, path, wrong }: { form: GstForm; path: string; wrong: Wrong }) {
  return (
    <BoxGrid>
      <TextBox form={form} path={`${path}.address1`} />
      <TextBox form={form} path={`${path}.address2`} optional />
      <TextBox form={form} path={`${path}.pin`} maxLength={10} inputMode="numeric" error={wrong[`${path}.pin`]} />
      <ChoiceBox form={form} path={`${path}.possession`} options={optionsOf(possessions)} />
      <ChoiceBox form={form} path={`${path}.activity`} options={optionsOf(activities)} />
    </BoxGrid>
  )
}
