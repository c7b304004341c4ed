import { Stack } from '@mantine/core'
import { formatDate, formatDateTime } from '../../contract/kernel/dates.ts'
import { genderWord } from '../../contract/registration.ts'
import type { RegistrationDetail } from '../../contract/registration-review.ts'
import { districtWords } from '../ui/district-words.ts'
import { Facts } from '../ui/facts.tsx'
import { SectionCard } from '../ui/section-card.tsx'

/** The left half: what was given, read only. */
export function RegistrationFacts({ registration: r }: { registration: RegistrationDetail }) {
  return (
    <Stack gap="md">
      <SectionCard title="User Information">
        <Facts
          facts={[
            ['Ref No.', r.refNo],
            ['Dated', formatDateTime(r.dated)],
            ['First Name', r.fName],
            ['Last Name', r.lName || '–'],
            ["Father's Name", r.fatherName],
            ['Gender', genderWord(r.gender)],
            ['DOB', formatDate(r.dob)],
            ['Mobile No.', r.mobileNo],
            ['Email ID', r.emailId],
            ['PAN', r.panNo],
            ['ID Type', r.idName],
          ]}
        />
      </SectionCard>
      <SectionCard title="Shop Information">
        <Facts
          facts={[
            ['Shop Name', r.shopName],
            ['Address Line 1', r.address1],
            ['Address Line 2', r.address2 || '–'],
            ['Address Line 3', r.address3 || '–'],
            ['District', districtWords(r.district, r.districtKnown)],
            ['State', r.state],
            ['Pincode', r.pin],
            ['IP Address', r.clientIp],
          ]}
        />
      </SectionCard>
    </Stack>
  )
}
