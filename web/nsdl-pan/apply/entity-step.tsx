import { Stack } from '@mantine/core'
import { entityRules } from '../../../contract/nsdl-pan/check-entity.ts'
import { Field } from './field.tsx'
import { FieldGrid } from './field-grid.tsx'
import { usePanForm } from './pan-form.ts'

const unknownDay = 'An ancestral HUF whose first day nobody knows writes 01-01-0001'

/** What the entity is, and who signs for it. */
export function EntityStep() {
  const { category } = usePanForm().question
  if (category === 'individual') return null
  const { registration } = entityRules[category]
  return (
    <Stack gap="md">
      <Field name="entityName" />
      <FieldGrid columns={2}>
        <Field name="born" hint={category === 'huf' ? unknownDay : undefined} />
        {registration !== 'none' && <Field name="registrationNo" />}
      </FieldGrid>
      <FieldGrid title={category === 'huf' ? 'The Karta' : 'Who signs'}>
        <Field name="signatoryName" />
        <Field name="signatoryFather" />
        <Field name="capacity" />
      </FieldGrid>
    </Stack>
  )
}
