import { SimpleGrid } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { genderOptions } from '../../contract/gender.ts'
import { keysOf } from '../../contract/kernel/keys-of.ts'
import { type registrantFields, registrationField } from '../../contract/registration-fields.ts'
import type { Text } from '../../texts/catalogue.ts'
import { peopleTexts } from '../../texts/en/people.ts'
import { DescribedBox } from '../ui/form/described-box.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { type emptyMember, labels } from './member-labels.ts'

interface Props {
  form: UseFormReturnType<typeof emptyMember>
}

/** What a registration asks of a person, in its order; the hints are for the one above, who types it for another. */
const hints: Record<keyof typeof registrantFields, Text | undefined> = {
  fName: undefined,
  lName: peopleTexts.onlyOneName,
  fatherName: undefined,
  gender: undefined,
  dob: undefined,
  mobileNo: peopleTexts.becomesTheUserName,
  emailId: peopleTexts.linkGoesHere,
  panNo: peopleTexts.suchAsPan,
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
            description={hints[name]?.()}
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
