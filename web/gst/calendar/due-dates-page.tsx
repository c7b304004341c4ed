import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { getDueDates } from '../../../contract/gst/due-dates-office.ts'
import { may } from '../../../contract/kernel/role.ts'
import { getRulesInForce } from '../../../contract/law/rules-in-force.ts'
import { backendPaths } from '../../../contract/paths.ts'
import { callQuery } from '../../platform/call-query.ts'
import { useStanding } from '../../platform/use-standing.ts'
import { QueryView } from '../../ui/page-states/query-view.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { ExtensionList } from './extension-list.tsx'
import { RuleTable } from './rule-table.tsx'
import { StateGroups } from './state-groups.tsx'

/** By which rules returns are due; every change is recorded. */
export function DueDatesPage() {
  const dueDates = useQuery(callQuery(getDueDates))
  const { data: me } = useStanding()
  return (
    <>
      <PageTitle about="Calendars, warnings and reminders follow these. Every change is recorded.">
        <Button component={Link} to={backendPaths.gstFilling} variant="default">
          All returns
        </Button>
      </PageTitle>
      <QueryView query={dueDates}>
        {({ rules, extensions, states }) => (
          <Stack gap="md">
            <SectionCard title="Extensions" about="A later date for one period, by a notification.">
              <ExtensionList extensions={extensions} />
            </SectionCard>
            <SectionCard title="Rules" about="As the law has them. An admin adds a new version under Rules in force.">
              <RuleTable rules={rules} />
              {me && may(getRulesInForce.allow, me) && (
                <Button component={Link} to={backendPaths.rulesInForce} variant="light" mt="sm">
                  Rules in force
                </Button>
              )}
            </SectionCard>
            <SectionCard
              title="Groups of states"
              about="Quarterly filers of group A file GSTR-3B earlier than those of group B."
            >
              <StateGroups states={states} />
            </SectionCard>
          </Stack>
        )}
      </QueryView>
    </>
  )
}
