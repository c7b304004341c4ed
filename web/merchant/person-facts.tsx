import { genderWord } from '../../contract/gender.ts'
import { formatDateSpaced } from '../../contract/kernel/dates.ts'
import type { MemberView } from '../../contract/member.ts'
import { peopleTexts } from '../../texts/en/people.ts'
import { Facts } from '../ui/facts.tsx'

const none = '–'

/** The owner of a business, read only. */
export function PersonFacts({ person }: { person: MemberView['staff'] }) {
  return (
    <Facts
      facts={[
        [peopleTexts.fullName(), person.fullName || none],
        [peopleTexts.fathersName(), person.fatherName || none],
        [peopleTexts.gender(), person.gender === null ? none : genderWord(person.gender)],
        [peopleTexts.dateOfBirth(), formatDateSpaced(person.dob) || none],
        [peopleTexts.mobileNumber(), person.mobileNo || none],
        [peopleTexts.emailId(), person.emailId || none],
        [peopleTexts.aadharNumber(), person.aadharNo || none],
        [peopleTexts.panNumber(), person.panNo || none],
      ]}
    />
  )
}
