import { genderWord } from '../../contract/gender.ts'
import { formatDateSpaced } from '../../contract/kernel/dates.ts'
import type { MemberView } from '../../contract/member.ts'
import { Facts } from '../ui/facts.tsx'

const none = '–'

/** The owner of a business, read only. */
export function PersonFacts({ person }: { person: MemberView['staff'] }) {
  return (
    <Facts
      facts={[
        ['Full Name', person.fullName || none],
        ["Father's Name", person.fatherName || none],
        ['Gender', person.gender === null ? none : genderWord(person.gender)],
        ['DOB', formatDateSpaced(person.dob) || none],
        ['Mobile No.', person.mobileNo || none],
        ['Email ID', person.emailId || none],
        ['Aadhar No.', person.aadharNo || none],
        ['PAN No.', person.panNo || none],
      ]}
    />
  )
}
