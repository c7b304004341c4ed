import { Button, Fieldset, Group, NativeSelect, SimpleGrid, Stack, Switch, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { croreWords, turnoverBandNames, upperEdge } from '../../contract/law/turnover.ts'
import { PlainNumberInput } from '../ui/form/plain-number-input.tsx'
import { RupeesInput } from '../ui/form/rupees-input.tsx'
import { blankBand } from './value-draft.ts'
import type { VersionValues } from './version-values.ts'

type Form = UseFormReturnType<VersionValues>

const upTo = [
  ...turnoverBandNames.flatMap((value) => {
    const most = upperEdge(value)
    return most ? [{ value, label: `Up to ${croreWords(most)}` }] : []
  }),
  { value: '', label: 'All above' },
]

/** Lines by turnover, each with a rate and one cap, and what a nil return costs. */
export function LateFeeFields({ form }: { form: Form }) {
  const { bands, nil } = form.values.draft
  return (
    <Stack gap="sm">
      {bands.length === 0 && <Text size="sm">This return has no late fee.</Text>}
      {bands.map((_band, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name but its place.
        <BandFields key={i} form={form} i={i} />
      ))}
      {form.errors['value.bands'] && (
        <Text size="sm" c="red" role="alert">
          {form.errors['value.bands']}
        </Text>
      )}
      <Button
        size="compact-sm"
        variant="light"
        style={{ alignSelf: 'flex-start' }}
        onClick={() => form.insertListItem('draft.bands', blankBand)}
      >
        Add a line
      </Button>
      <Switch
        label="A nil return costs less"
        {...form.getInputProps('draft.nil', { type: 'checkbox' })}
        error={form.errors['value.nil']}
      />
      {nil && (
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <RupeesInput
            label="Nil return: rupees a day"
            {...form.getInputProps('draft.nilPerDay')}
            error={form.errors['value.nil.perDay']}
          />
          <RupeesInput
            label="Nil return: at most, rupees"
            {...form.getInputProps('draft.nilCap')}
            error={form.errors['value.nil.cap']}
          />
        </SimpleGrid>
      )}
    </Stack>
  )
}

function BandFields({ form, i }: { form: Form; i: number }) {
  const at = `draft.bands.${i}`
  const wrong = (name: string) => form.errors[`value.bands.${i}.${name}`]
  return (
    <Fieldset legend={`Line ${i + 1}`} p="sm">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <NativeSelect
          label="Turnover of last year"
          data={upTo}
          {...form.getInputProps(`${at}.upTo`)}
          error={wrong('upTo')}
        />
        <RupeesInput label="Rupees a day" required {...form.getInputProps(`${at}.perDay`)} error={wrong('perDay')} />
        <RupeesInput label="At most, rupees" {...form.getInputProps(`${at}.cap`)} error={wrong('cap')} />
        <PlainNumberInput
          label="Or at most, percent of the turnover"
          {...form.getInputProps(`${at}.share`)}
          error={wrong('capShare')}
        />
      </SimpleGrid>
      <Group justify="flex-end" mt="xs">
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          aria-label={`Remove line ${i + 1}`}
          onClick={() => form.removeListItem('draft.bands', i)}
        >
          Remove
        </Button>
      </Group>
    </Fieldset>
  )
}
