import { SimpleGrid } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { genderOptions } from '../../contract/gender.ts'
import { keysOf } from '../../contract/kernel/keys-of.ts'
import { type registrantFields, registrationField } from '../../contract/registration-fields.ts'
import { DescribedBox } from '../ui/form/described-box.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { type emptyMember, labels } from './member-labels.ts'

interface Props {
  form: UseFormReturnType<typeof emptyMember>
}

/** What a registration asks of a person, in its order; the hints are for the one above, who types it for another. */
const hints: Record<keyof typeof registrantFields, string> = {
  fName: '',
  lName: 'Leave it empty if there is only one name.',
  fatherName: '',
  gender: '',
  dob: '',
  mobileNo: 'Becomes the user name.',
  emailId: 'A link to set a password goes here.',
  panNo: 'Such as ABCPD1234E.',
}

const nothingAsked = { idTypes: [] }

export function OwnerFields({ form }: Props) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      {keysOf(hints).map((name) => {
        const field = registrationField(name)
        const shared = { label: labels()[name], required: field.wanted === true, ...form.getInputProps(name) }
        if (name === 'gender') return <SelectField key={name} options={genderOptions} {...shared} />
        return (
          <DescribedBox
            key={name}
            field={field}
            question={nothingAsked}
            // It is about somebody else than who sits at the browser.
            autoComplete="off"
            description={hints[name] || undefined}
            inputWrapperOrder={lastHint}
            {...shared}
          />
        )
      })}
    </SimpleGrid>
  )
}

/** Below the box, so that boxes of one row stand in line. */
const lastHint: ('label' | 'input' | 'error' | 'description')[] = ['label', 'input', 'error', 'description']
