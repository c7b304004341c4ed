import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { getMembersBelow, type MemberNode } from '../../contract/merchant.ts'
import { backendPaths } from '../../contract/paths.ts'
import { callQuery } from '../platform/call-query.ts'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import classes from './member-tree.module.css'

/** Who stands below a merchant, up to three levels, with how many at each. */
export function MemberTree({ id }: { id: string }) {
  const below = useQuery(callQuery(getMembersBelow, { params: { id } }))
  return (
    <QueryView query={below}>
      {({ counts, members }) => {
        const all = counts.reduce((sum, n) => sum + n, 0)
        return (
          <SectionCard title="Members" about={countText(counts)}>
            {all === 0 ? (
              <Text size="sm">Nobody stands below this merchant.</Text>
            ) : (
              <Branch members={members} under={id} />
            )}
            {all > members.length && (
              <Text size="sm" c="dimmed" mt="sm">
                {`The first ${members.length} of ${all} are shown. The list of merchants has all of them.`}
              </Text>
            )}
          </SectionCard>
        )
      }}
    </QueryView>
  )
}

const countText = (counts: readonly number[]): string => counts.map((n, i) => `Level ${i + 1}: ${n}`).join(' · ')

function Branch({ members, under }: { members: readonly MemberNode[]; under: string }) {
  const here = members.filter(({ uplineId }) => uplineId === under)
  if (here.length === 0) return null
  return (
    <ul className={classes.branch}>
      {here.map((member) => (
        <li key={member.id}>
          <Anchor component={Link} to={backendPaths.merchant(member.id)} size="sm">
            {`${member.code} ${member.bussName}`}
          </Anchor>
          <Text span size="sm" c="dimmed">
            {`, ${member.idName}`}
          </Text>
          <Branch members={members} under={member.id} />
        </li>
      ))}
    </ul>
  )
}
