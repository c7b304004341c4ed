import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { getClientOptions } from '../../../contract/gst/client.ts'
import { gstReturns } from '../../../contract/gst/returns.ts'
import { isKeyOf } from '../../../contract/kernel/keys-of.ts'
import { merchantPaths } from '../../../contract/paths.ts'
import { gstFilingTexts } from '../../../texts/en/gst-filing.ts'
import { callQuery } from '../../platform/call-query.ts'
import { useAsked } from '../../platform/use-asked.ts'
import { QueryView } from '../../ui/page-states/query-view.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { FilingForm } from './filing-form.tsx'

/** Files a return; the calendar leads here with everything chosen. */
export function NewFilingPage() {
  const search = useAsked()
  const clients = useQuery(callQuery(getClientOptions))
  const start = startOf(search)
  return (
    <>
      <PageTitle about={gstFilingTexts.chooseTheClientAndReturn()}>
        <Group gap="sm">
          <Button component={Link} to={merchantPaths.gstCalendar} variant="default">
            {gstFilingTexts.calendar()}
          </Button>
          <Button component={Link} to={merchantPaths.gstFillingList} variant="default">
            {gstFilingTexts.allReturns()}
          </Button>
        </Group>
      </PageTitle>
      <QueryView query={clients}>
        {(known) => <FilingForm key={JSON.stringify(start)} clients={known} start={start} />}
      </QueryView>
    </>
  )
}

/** What an address says is only taken where it can be meant. */
function startOf({ client, return: name, period }: Record<string, unknown>) {
  const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
  const named = text(name)
  const returnType = isKeyOf(gstReturns, named) ? named : ''
  return { clientId: text(client), returnType, period: text(period) } as const
}
