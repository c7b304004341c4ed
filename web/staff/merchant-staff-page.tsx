import { Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { genderOptions } from '../../contract/gender.ts'
import { formatDate, formatDateTime } from '../../contract/kernel/dates.ts'
import { getMerchantStaff, type MerchantStaffMember } from '../../contract/merchant-staff.ts'
import { merchantModuleTexts } from '../../contract/module-texts.ts'
import { merchantPaths } from '../../contract/paths.ts'
import { peopleTexts } from '../../texts/en/people.ts'
import { say } from '../../texts/say.ts'
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
          {peopleTexts.backToTheList()}
        </Button>
      </PageTitle>
      <QueryView query={staff}>
        {(known) => (
          <Stack gap="md">
            <SectionCard title={peopleTexts.signIn()}>
              <SignInFacts staff={known} />
            </SectionCard>
            <SectionCard title={peopleTexts.person()}>
              <PersonFacts staff={known} />
            </SectionCard>
            <SectionCard title={peopleTexts.actions()}>
              {known.changeable ? (
                <MerchantStaffActions staff={known} />
              ) : (
                <Text size="sm">{peopleTexts.theyMayDoMoreThanYou()}</Text>
              )}
            </SectionCard>
          </Stack>
        )}
      </QueryView>
    </>
  )
}

function SignInFacts({ staff }: { staff: MerchantStaffMember }) {
  const may = staff.permissions.map((name) => say(merchantModuleTexts[name].label)).join(', ')
  return (
    <Facts
      facts={[
        [peopleTexts.code(), staff.code],
        [peopleTexts.userName(), staff.userName],
        [peopleTexts.standing(), <StateBadge key="state" state={staff.state} />],
        ['KYC', <KycBadge key="kyc" state={staff.kycState} />],
        [peopleTexts.permissions(), may || peopleTexts.none()],
        [peopleTexts.lastSignIn(), staff.lastSignIn ? formatDateTime(staff.lastSignIn) : peopleTexts.never()],
        [peopleTexts.since(), formatDateTime(staff.createdAt)],
      ]}
    />
  )
}

function PersonFacts({ staff }: { staff: MerchantStaffMember }) {
  return (
    <Facts
      facts={[
        [peopleTexts.fullName(), staff.fullName],
        [peopleTexts.fathersName(), staff.fatherName],
        [peopleTexts.gender(), genderOptions.find(({ value }) => value === staff.gender)?.label],
        [peopleTexts.dateOfBirth(), formatDate(staff.dob)],
        [peopleTexts.mobileNumber(), staff.mobileNo],
        [peopleTexts.emailId(), staff.emailId],
        [
          peopleTexts.newEmailId(),
          staff.pendingEmail && peopleTexts.waitsUntilBothConfirm({ email: staff.pendingEmail }),
        ],
        [peopleTexts.aadhaarNumber(), staff.aadharNo || peopleTexts.notGiven()],
        ['PAN', staff.panNo],
      ]}
    />
  )
}
