import { Alert, Checkbox, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { changesFor } from '../../../contract/nsdl-pan/check-correction.ts'
import { panChanges } from '../../../contract/nsdl-pan/choices.ts'
import { Field, Remarks, Tick } from './field.tsx'
import { FieldGrid } from './field-grid.tsx'
import { usePanForm } from './pan-form.ts'

const mostPans = [0, 1, 2, 3]

/** The PAN in use, and what shall change on it. */
export function CorrectionStep() {
  const { question, draft, set, wrong } = usePanForm()
  const { category } = question
  return (
    <Stack gap="md">
      <FieldGrid
        columns={2}
        title="PAN in use"
        below={
          <Tick
            name="cardLost"
            label="The card is lost or stolen (with a copy of the FIR, or on ‘good effort’ without)"
          />
        }
      >
        <Field name="panNo" />
      </FieldGrid>
      <Checkbox.Group
        label="What changes"
        description={<Remarks name="changes" hint="Fill in the whole form; tick only what shall change." />}
        error={wrong('changes')}
        value={draft.changes}
        onChange={(changes) => set({ changes })}
      >
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="xs" mt="xs">
          {changesFor(category).map((change, at) => (
            <Checkbox key={change} value={change} label={panChanges[change]} name={at === 0 ? 'changes' : undefined} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
      {draft.changes.length === 0 && <Alert color="blue">Nothing is ticked: the card is printed again as it is.</Alert>}
      {draft.changes.includes('surrender') && <SurrenderFields />}
    </Stack>
  )
}

function SurrenderFields() {
  const { draft, set, leave, wrong } = usePanForm()
  const write = (at: number, pan: string) =>
    set({ surrender: mostPans.map((place) => (place === at ? pan.toUpperCase() : (draft.surrender[place] ?? ''))) })
  return (
    <FieldGrid title="Other PANs to give back" columns={4}>
      {mostPans.map((at) => (
        <TextInput
          key={at}
          name={at === 0 ? 'surrender' : undefined}
          label={`PAN ${at + 1}`}
          maxLength={10}
          autoComplete="off"
          value={draft.surrender[at] ?? ''}
          error={at === 0 ? wrong('surrender') : undefined}
          onChange={(event) => write(at, event.currentTarget.value)}
          onBlur={() => leave('surrender')}
        />
      ))}
    </FieldGrid>
  )
}
