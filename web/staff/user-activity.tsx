import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '../../contract/kernel/dates.ts'
import { getUserActivity } from '../../contract/user.ts'
import { callQuery } from '../platform/call-query.ts'
import { auditDetail } from '../ui/audit-detail.ts'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { SectionCard } from '../ui/section-card.tsx'

/** What someone did, and what was done to them, from the audit list. */
export function UserActivity({ id }: { id: string }) {
  const events = useQuery(callQuery(getUserActivity, { params: { id } }))
  return (
    <SectionCard title="Recent activity" about="The newest entries of the audit list by this person or about them.">
      <QueryView query={events}>
        {(known) => (
          <Stack gap="sm">
            {known.length === 0 && <Text size="sm">Nothing yet.</Text>}
            {known.map(({ id: key, at, act, who, subject, detail, ip }) => (
              <div key={key}>
                <Text size="sm">
                  <strong>{act}</strong> by {who}
                  {subject && subject !== who && `, about ${subject}`}
                </Text>
                <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                  {[formatDateTime(at), ip, auditDetail(detail)].filter(Boolean).join(' · ')}
                </Text>
              </div>
            ))}
          </Stack>
        )}
      </QueryView>
    </SectionCard>
  )
}
