import { Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { genderOptions } from '../../contract/gender.ts'
import { formatDate, formatDateTime } from '../../contract/kernel/dates.ts'
import { getMerchantStaff, type MerchantStaffMember } from '../../contract/merchant-staff.ts'
import { merchantModuleTexts } from '../../contract/module-texts.ts'
import { merchantPaths } from '../../contract/paths.ts'
import { callQuery } from '../platform/call-query.ts'
import { Facts } from '../ui/facts.tsx'
import { KycBadge } from '../ui/kyc-badge.tsx'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { MerchantStaffActions } from './merchant-staff-actions.tsx'
import { StateBadge } from './state-badge.tsx'

/** One of the own staff. */
export function MerchantStaffPage({ id }: { id: string }) {
  const staff = useQuery(callQuery(getMerchantStaff, { params: { id } }))
  return (
    <>
      <PageTitle title={staff.data?.fullName}>
        <Button component={Link} to={merchantPaths.staffList} variant="default">
          Back to the list
        </Button>
      </PageTitle>
      <QueryView query={staff}>
        {(known) => (
          <Stack gap="md">
            <SectionCard title="Sign-in">
              <SignInFacts staff={known} />
            </SectionCard>
            <SectionCard title="Person">
              <PersonFacts staff={known} />
            </SectionCard>
            <SectionCard title="Actions">
              {known.changeable ? (
                <MerchantStaffActions staff={known} />
              ) : (
                <Text size="sm">They may do more than you: only the owner of the business may change this person.</Text>
              )}
            </SectionCard>
          </Stack>
        )}
      </QueryView>
    </>
  )
}

function SignInFacts({ staff }: { staff: MerchantStaffMember }) {
  const may = staff.permissions.map((name) => merchantModuleTexts[name].label).join(', ')
  return (
    <Facts
      facts={[
        ['Code', staff.code],
        ['User name', staff.userName],
        ['State', <StateBadge key="state" state={staff.state} />],
        ['KYC', <KycBadge key="kyc" state={staff.kycState} />],
        ['Permissions', may || 'None'],
        ['Last sign-in', staff.lastSignIn ? formatDateTime(staff.lastSignIn) : 'Never'],
        ['Since', formatDateTime(staff.createdAt)],
      ]}
    />
  )
}

function PersonFacts({ staff }: { staff: MerchantStaffMember }) {
  return (
    <Facts
      facts={[
        ['Full Name', staff.fullName],
        ["Father's Name", staff.fatherName],
        ['Gender', genderOptions.find(({ value }) => value === staff.gender)?.label],
        ['DOB', formatDate(staff.dob)],
        ['Mobile No.', staff.mobileNo],
        ['Email ID', staff.emailId],
        ['New Email ID', staff.pendingEmail && `${staff.pendingEmail}: waits until both addresses confirm it`],
        ['Aadhaar No.', staff.aadharNo || 'Not given'],
        ['PAN', staff.panNo],
      ]}
    />
  )
}
