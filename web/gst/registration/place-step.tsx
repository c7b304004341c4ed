import { Button, Group, Stack, Title } from '@mantine/core'
import type { GstFormErrors } from '../../../contract/gst/registration-check.ts'
import { emptyPlace, mostPlaces } from '../../../contract/gst/registration-draft.ts'
import { gstRegistrationTexts } from '../../../texts/en/gst-registration.ts'
import { GroupBoxes, type GstForm } from './boxes.tsx'

/** The principal place of business, and up to five more in the same state. */
export function PlaceStep({ form, wrong }: { form: GstForm; wrong: GstFormErrors }) {
  const { additional } = form.values
  return (
    <Stack gap="lg">
      <Title order={3}>{gstRegistrationTexts.principalPlace()}</Title>
      <GroupBoxes form={form} group="place" under="place" wrong={wrong} />
      {additional.map((_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no name of their own, and their values are the form's
        <Stack key={i} gap="md">
          <Group justify="space-between">
            <Title order={3}>{gstRegistrationTexts.additionalPlaceNumber({ number: i + 1 })}</Title>
            <Button variant="subtle" color="red" size="compact-sm" onClick={() => form.removeListItem('additional', i)}>
              {gstRegistrationTexts.removePlace({ number: i + 1 })}
            </Button>
          </Group>
          <GroupBoxes form={form} group="place" under={`additional.${i}`} wrong={wrong} />
        </Stack>
      ))}
      {additional.length < mostPlaces && (
        <Group>
          <Button variant="light" onClick={() => form.insertListItem('additional', emptyPlace())}>
            {gstRegistrationTexts.addAnotherPlace()}
          </Button>
        </Group>
      )}
    </Stack>
  )
}
