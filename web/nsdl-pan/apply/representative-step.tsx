import { Stack, Text } from '@mantine/core'
import { isMinor } from '../../../contract/nsdl-pan/check-facts.ts'
import { AddressFields } from './address-fields.tsx'
import { Field } from './field.tsx'
import { FieldGrid } from './field-grid.tsx'
import { usePanForm } from './pan-form.ts'
import { NameFields } from './person-step.tsx'

/** Who acts and signs for the applicant. */
export function RepresentativeStep() {
  const minor = isMinor(usePanForm().question)
  return (
    <Stack gap="md">
      <Text size="sm">
        {minor
          ? 'The applicant is below 18, so somebody acts and signs for them.'
          : 'Who acts and signs for the applicant.'}
      </Text>
      <FieldGrid title="Representative">
        <NameFields prefix="ra" />
        <Field name="raTitle" />
        <Field name="raCapacity" />
        <Field name="raAadhaarNo" />
      </FieldGrid>
      <AddressFields prefix="ra" title="Address of the representative" likeHome />
    </Stack>
  )
}
