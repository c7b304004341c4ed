import { Alert, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { getMemberOptions } from '../../contract/member.ts'
import { merchantPaths } from '../../contract/paths.ts'
import { peopleTexts } from '../../texts/en/people.ts'
import { callQuery } from '../platform/call-query.ts'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { MemberForm } from './member-form.tsx'

/** Takes a business in below the own one. */
export function AddMemberPage() {
  const options = useQuery(callQuery(getMemberOptions))
  return (
    <>
      <PageTitle about={peopleTexts.aNewBusinessBelowYours()}>
        <Button component={Link} to={merchantPaths.memberList} variant="default">
          {peopleTexts.memberList()}
        </Button>
      </PageTitle>
      <QueryView query={options}>
        {(known) =>
          known.obstacle ? (
            <Alert color="yellow" title={peopleTexts.cannotAddAMemberNow()}>
              {known.obstacle}
            </Alert>
          ) : (
            <MemberForm options={known} />
          )
        }
      </QueryView>
    </>
  )
}
