import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { getMerchantStaff } from '../../contract/merchant-staff.ts'
import { merchantPaths } from '../../contract/paths.ts'
import { whoAmI } from '../../contract/session.ts'
import { peopleTexts } from '../../texts/en/people.ts'
import { callQuery } from '../platform/call-query.ts'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { MerchantStaffForm } from './merchant-staff-form.tsx'

/** Adds someone to the own staff. */
export function MerchantStaffNewPage() {
  const me = useQuery(callQuery(whoAmI))
  return (
    <>
      <PageTitle about={peopleTexts.theyGetAMail()} />
      <SectionCard title={peopleTexts.person()}>
        <QueryView query={me}>{(who) => <MerchantStaffForm me={who} />}</QueryView>
      </SectionCard>
    </>
  )
}

/** Changes one of the own staff. */
export function MerchantStaffEditPage({ id }: { id: string }) {
  const me = useQuery(callQuery(whoAmI))
  // Read anew each time: a change on top of an old reading would be refused.
  const staff = useQuery({
    ...callQuery(getMerchantStaff, { params: { id } }),
    queryKey: [getMerchantStaff.path, id, 'to edit'],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <>
      <PageTitle>
        <Button component={Link} to={merchantPaths.staff(id)} variant="default">
          {peopleTexts.back()}
        </Button>
      </PageTitle>
      <SectionCard title={peopleTexts.person()}>
        <QueryView query={me}>
          {(who) => (
            <QueryView query={staff}>{(known) => <MerchantStaffForm key={id} me={who} staff={known} />}</QueryView>
          )}
        </QueryView>
      </SectionCard>
    </>
  )
}
