import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type MemberView, viewMember } from '../../contract/member.ts'
import { merchantPaths } from '../../contract/paths.ts'
import { peopleTexts } from '../../texts/en/people.ts'
import { callQuery } from '../platform/call-query.ts'
import { Facts } from '../ui/facts.tsx'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { PersonFacts } from './person-facts.tsx'

const none = '–'

/** A member as its upline sees it: read only. */
export function MemberPage({ id }: { id: string }) {
  const member = useQuery(callQuery(viewMember, { params: { id } }))
  return (
    <>
      <PageTitle>
        <Button component={Link} to={merchantPaths.memberList} variant="default">
          {peopleTexts.backToTheList()}
        </Button>
      </PageTitle>
      <QueryView query={member}>
        {(known) => (
          <Stack gap="md">
            <SectionCard title={peopleTexts.businessInformation()}>
              <BusinessFacts member={known} />
            </SectionCard>
            <SectionCard title={peopleTexts.staffInformation()}>
              <PersonFacts person={known.staff} />
            </SectionCard>
          </Stack>
        )}
      </QueryView>
    </>
  )
}

function BusinessFacts({ member: m }: { member: MemberView }) {
  return (
    <Facts
      facts={[
        [peopleTexts.businessName(), m.bussName],
        [peopleTexts.idType(), m.idName],
        [peopleTexts.panNumber(), m.panNo || none],
        [peopleTexts.gstNumber(), m.gstNo || none],
        [peopleTexts.addressLine1(), m.address1 || none],
        [peopleTexts.addressLine2(), m.address2 || none],
        [peopleTexts.addressLine3(), m.address3 || none],
        [peopleTexts.district(), m.district || none],
        [peopleTexts.state(), m.state || none],
        [peopleTexts.pincode(), m.pin || none],
      ]}
    />
  )
}
