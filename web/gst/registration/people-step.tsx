import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { constitutions, isConstitution } from '../../../contract/gst/constitution.ts'
import { emptyPerson, type GstPerson } from '../../../contract/gst/registration-draft.ts'
import { gstRegistrationTexts } from '../../../texts/en/gst-registration.ts'
import { Box, GroupBoxes, type GstForm } from './boxes.tsx'

const fallback = { people: [1, 10], role: gstRegistrationTexts.person } as const

/** Promoters, partners or directors, and who of them signs. */
export function PeopleStep({ form }: { form: GstForm }) {
  const { people, constitution } = form.values
  const { people: wanted, role } = isConstitution(constitution) ? constitutions[constitution] : fallback
  const [least, most] = wanted
  return (
    <Stack gap="lg">
      <Text size="sm" c="dimmed">
        {least === most
          ? gstRegistrationTexts.exactlyOneIsNamed()
          : gstRegistrationTexts.atLeastAtMost({ least, most })}
      </Text>
      {form.errors.people && (
        <Text c="red" size="sm" role="alert">
          {form.errors.people}
        </Text>
      )}
      {people.map(({ key }, i) => (
        <Stack key={key} gap="md" component="section" aria-label={`${role()} ${i + 1}`}>
          <Group justify="space-between">
            <Title order={3}>{`${role()} ${i + 1}`}</Title>
            {people.length > 1 && (
              <Button variant="subtle" color="red" size="compact-sm" onClick={() => form.removeListItem('people', i)}>
                {gstRegistrationTexts.removePerson({ role: role().toLowerCase(), number: i + 1 })}
              </Button>
            )}
          </Group>
          <GroupBoxes form={form} group="person" under={`people.${i}`} />
        </Stack>
      ))}
      {people.length < most && (
        <Group>
          <Button variant="light" onClick={() => form.insertListItem('people', emptyPerson(nextKey(people)))}>
            {gstRegistrationTexts.addAnotherPerson()}
          </Button>
        </Group>
      )}
      <Box form={form} path="signatory" />
    </Stack>
  )
}

/** One that no paper belongs to yet, also not that of somebody who was removed. */
function nextKey(people: readonly GstPerson[]): string {
  const highest = Math.max(0, ...people.map(({ key }) => Number(key.slice(1)) || 0))
  return `p${highest + 1}`
}
