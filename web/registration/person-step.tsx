import { TextInput } from '@mantine/core'
import { genderOptions, latestBirthday } from '../../contract/registration.ts'
import { SelectField } from '../ui/form/select-field.tsx'
import type { RegistrationForm } from './use-registration-form.ts'

interface Props {
  form: RegistrationForm
}

export function PersonStep({ form }: Props) {
  return (
    <>
      <TextInput {...form.field('fName')} autoComplete="given-name" />
      <TextInput
        {...form.field('lName')}
        autoComplete="family-name"
        description="Leave it empty if you have one name only."
      />
      <TextInput {...form.field('fatherName')} autoComplete="off" />
      <SelectField {...form.field('gender')} options={genderOptions} />
      <TextInput {...form.field('dob')} type="date" min="1900-01-01" max={latestBirthday()} autoComplete="bday" />
      <TextInput {...form.field('mobileNo')} type="tel" autoComplete="tel-national" />
      <TextInput
        {...form.field('emailId')}
        type="email"
        autoComplete="email"
        description="We send a code to this address in the last step."
      />
      <TextInput
        {...form.field('panNo')}
        onChange={(event) => form.set({ panNo: event.currentTarget.value.toUpperCase() })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={10}
        description="10 characters, such as ABCPD1234E."
      />
    </>
  )
}
