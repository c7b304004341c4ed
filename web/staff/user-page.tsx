import { Button, Group, SimpleGrid, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { may } from '../../contract/kernel/role.ts'
import { backendPaths } from '../../contract/paths.ts'
import { type Me, whoAmI } from '../../contract/session.ts'
import { getUser, getUserActivity, isBackOffice, type UserDetail } from '../../contract/user.ts'
import { callQuery } from '../platform/call-query.ts'
import { onlyWhere } from '../ui/data-table/table-search.ts'
import { PageLink } from '../ui/page-link.tsx'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { UserActions } from './user-actions.tsx'
import { UserActivity } from './user-activity.tsx'
import { UserFacts } from './user-facts.tsx'
import { UserSignIns } from './user-sign-ins.tsx'

/** The list of sign-ins, with nothing but one person's. */
const ofOne = (code: string) => onlyWhere('code', code)

/** One user: who they are, what can be done, where they are signed in, what happened lately. */
export function UserPage({ id }: { id: string }) {
  const user = useQuery(callQuery(getUser, { params: { id } }))
  const code = user.data?.code
  const me = useQuery(callQuery(whoAmI))
  return (
    <>
      <PageTitle title={user.data?.name}>
        <Group gap="xs">
          {code && (
            <Button component={PageLink} to={backendPaths.loginHistory} search={ofOne(code)} variant="default">
              Login History
            </Button>
          )}
          <Button component={Link} to={backendPaths.allUsers} variant="default">
            Back to the list
          </Button>
        </Group>
      </PageTitle>
      <QueryView query={user}>
        {(known) => <QueryView query={me}>{(who) => <Known key={id} user={known} me={who} />}</QueryView>}
      </QueryView>
    </>
  )
}

function Known({ user, me }: { user: UserDetail; me: Me }) {
  const isAdmin = me.role === 'admin'
  const manages = isAdmin || !isBackOffice(user.kind)
  return (
    <Stack gap="md">
      <SectionCard title="User">
        <UserFacts user={user} />
      </SectionCard>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <SectionCard title="Actions">
          <UserActions user={user} manages={manages} isAdmin={isAdmin} />
        </SectionCard>
        <SectionCard title="Signed in" about="Where this person is signed in now.">
          <UserSignIns user={user} manages={manages} />
        </SectionCard>
      </SimpleGrid>
      {may(getUserActivity.allow, me) && <UserActivity id={user.id} />}
    </Stack>
  )
}
