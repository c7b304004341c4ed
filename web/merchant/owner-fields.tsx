import { SimpleGrid, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { genderOptions } from '../../contract/gender.ts'
import { latestBirthday } from '../../contract/registration-fields.ts'
import { SelectField } from '../ui/form/select-field.tsx'
import { type emptyMember, labels } from './member-labels.ts'

interface Props {
  form: UseFormReturnType<typeof emptyMember>
}

export function OwnerFields({ form }: Props) {
  const text = (name: keyof typeof emptyMember) => ({
    label: labels[name],
    autoComplete: 'off',
    ...form.getInputProps(name),
  })
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <TextInput required {...text('fName')} />
      <TextInput
        description="Leave it empty if there is only one name."
        inputWrapperOrder={lastHint}
        {...text('lName')}
      />
      <TextInput required {...text('fatherName')} />
      <SelectField label={labels.gender} required options={genderOptions} {...form.getInputProps('gender')} />
      <TextInput required type="date" min="1900-01-01" max={latestBirthday()} {...text('dob')} />
      <TextInput
        required
        type="tel"
        description="Becomes the user name."
        inputWrapperOrder={lastHint}
        {...text('mobileNo')}
      />
      <TextInput
        required
        type="email"
        description="A link to set a password goes here."
        inputWrapperOrder={lastHint}
        {...text('emailId')}
      />
      <TextInput
        required
        maxLength={10}
        spellCheck={false}
        description="Such as ABCPD1234E."
        inputWrapperOrder={lastHint}
        {...text('panNo')}
      />
    </SimpleGrid>
  )
}

/** Below the box, so that boxes of one row stand in line. */
const lastHint: ('label' | 'input' | 'error' | 'description')[] = ['label', 'input', 'error', 'description']
