import { SimpleGrid, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { genderOptions } from '../../contract/gender.ts'
import type { MerchantModule } from '../../contract/kernel/role.ts'
import { latestBirthday } from '../../contract/registration-fields.ts'
import { peopleTexts } from '../../texts/en/people.ts'
import { say } from '../../texts/say.ts'
import { DayInput } from '../ui/day-input/day-input.tsx'
import { keyboards } from '../ui/form/box-look.ts'
import { SelectField } from '../ui/form/select-field.tsx'

/** What is typed, before it is checked. */
export interface StaffValues {
  fullName: string
  fatherName: string
  gender: string
  dob: string
  mobileNo: string
  emailId: string
  aadharNo: string
  panNo: string
  permissions: MerchantModule[]
}

interface Props {
  form: UseFormReturnType<StaffValues>
  /** Who they are is in the hands of the back office: only how to reach them can be changed. */
  settled: boolean
  /** The masked number that is kept; empty while there is none. */
  keptAadhaar: string
}

export const personLabels = {
  fullName: peopleTexts.fullName,
  fatherName: peopleTexts.fathersName,
  gender: peopleTexts.gender,
  dob: peopleTexts.dateOfBirth,
  mobileNo: peopleTexts.mobileNumber,
  emailId: peopleTexts.emailId,
  aadharNo: peopleTexts.aadhaarNumber,
  panNo: 'PAN',
}

/** Who someone is and how to reach them. */
export function StaffPersonFields({ form, settled, keptAadhaar }: Props) {
  const field = (name: keyof typeof personLabels) => ({ label: say(personLabels[name]), ...form.getInputProps(name) })
  const identity = (name: keyof typeof personLabels) => ({ ...field(name), disabled: settled })
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="md">
      <TextInput {...identity('fullName')} required autoComplete="off" {...keyboards.name} />
      <TextInput {...identity('fatherName')} required autoComplete="off" {...keyboards.name} />
      <SelectField {...identity('gender')} required options={genderOptions} />
      <DayInput {...identity('dob')} required kind="birth" min="1900-01-01" max={latestBirthday()} />
      <TextInput
        {...field('mobileNo')}
        required
        autoComplete="off"
        {...keyboards.phone}
        description={peopleTexts.theySignInByThisNumber()}
      />
      <TextInput
        {...field('emailId')}
        required
        autoComplete="off"
        {...keyboards.email}
        description={peopleTexts.linkToChooseGoesHere()}
      />
      <TextInput
        {...identity('panNo')}
        required
        maxLength={10}
        autoComplete="off"
        {...keyboards.capitals}
        description={peopleTexts.panOfTenCharacters()}
      />
      <TextInput
        {...identity('aadharNo')}
        {...keyboards.digits}
        autoComplete="off"
        description={keptAadhaar ? peopleTexts.keptLeaveEmpty({ kept: keptAadhaar }) : peopleTexts.optionalAskedInKyc()}
      />
    </SimpleGrid>
  )
}
