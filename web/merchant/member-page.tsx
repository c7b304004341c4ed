import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type MemberView, viewMember } from '../../contract/member.ts'
import { merchantPaths } from '../../contract/paths.ts'
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
          Back to the list
        </Button>
      </PageTitle>
      <QueryView query={member}>
        {(known) => (
          <Stack gap="md">
            <SectionCard title="Business Information">
              <BusinessFacts member={known} />
            </SectionCard>
            <SectionCard title="Staff Information">
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
        ['Business Name', m.bussName],
        ['ID Type', m.idName],
        ['PAN No.', m.panNo || none],
        ['GST No.', m.gstNo || none],
        ['Address Line 1', m.address1 || none],
        ['Address Line 2', m.address2 || none],
        ['Address Line 3', m.address3 || none],
        ['District', m.district || none],
        ['State', m.state || none],
        ['Pincode', m.pin || none],
      ]}
    />
  )
}
