import { Badge, Button, SimpleGrid, Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatDateTime } from '../../contract/kernel/dates.ts'
import { isOpen } from '../../contract/kernel/workflow.ts'
import { backendPaths } from '../../contract/paths.ts'
import {
  getRegistration,
  type RegistrationDetail,
  registrationStatusLabels,
  registrationWorkflow,
} from '../../contract/registration-review.ts'
import { callQuery } from '../platform/call-query.ts'
import { Facts } from '../ui/facts.tsx'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { useNavigateHere } from '../ui/use-navigate-here.ts'
import { ApproveForm } from './approve-form.tsx'
import { RegistrationFacts } from './registration-facts.tsx'
import { statusColors } from './registration-list-page.tsx'
import { RejectForm } from './reject-form.tsx'

/** One registration in two halves: what was given, and what is decided. */
export function RegistrationPage({ id }: { id: string }) {
  const registration = useQuery(callQuery(getRegistration, { params: { id } }))
  return (
    <>
      <PageTitle>
        <Button component={Link} to={backendPaths.registrationList} variant="default">
          Back to the list
        </Button>
      </PageTitle>
      <QueryView query={registration}>
        {(known) => (
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
            <RegistrationFacts registration={known} />
            {isOpen(registrationWorkflow, known.status) ? (
              <Decide id={id} reasons={known.reasons} />
            ) : (
              <Decided registration={known} />
            )}
          </SimpleGrid>
        )}
      </QueryView>
    </>
  )
}

function Decide({ id, reasons }: { id: string; reasons: string[] }) {
  const navigate = useNavigateHere()
  const back = () => navigate({ to: backendPaths.registrationList })
  return (
    <SectionCard title="Decision">
      <Tabs defaultValue="approve" keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="approve">Approve</Tabs.Tab>
          <Tabs.Tab value="reject">Reject</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="approve">
          <ApproveForm id={id} onDone={back} />
        </Tabs.Panel>
        <Tabs.Panel value="reject">
          <RejectForm id={id} reasons={reasons} onDone={back} />
        </Tabs.Panel>
      </Tabs>
    </SectionCard>
  )
}

function Decided({ registration: { status, decision } }: { registration: RegistrationDetail }) {
  return (
    <SectionCard title="Decision">
      <Facts
        facts={[
          [
            'Status',
            <Badge key="status" color={statusColors[status]} variant="light" tt="none">
              {registrationStatusLabels[status]}
            </Badge>,
          ],
          ['When', decision && formatDateTime(decision.at)],
          ['By', decision?.by],
          ['Merchant', decision?.merchantCode],
          ['Remark', decision?.remark],
        ]}
      />
    </SectionCard>
  )
}
