import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { isKeyOf } from '../../contract/kernel/keys-of.ts'
import { backOffice, may, merchantArea } from '../../contract/kernel/role.ts'
import type { NameIn } from '../../contract/of-services.ts'
import { backendPaths as office, merchantPaths as shop } from '../../contract/paths.ts'
import { ageingReport, type WaitingQueue } from '../../contract/report/ageing.ts'
import type { ReportRow, ReportSide } from '../../contract/report/report.ts'
import { useStanding } from '../platform/use-standing.ts'
import type { CellRenderers } from '../ui/data-table/table-body.tsx'
import { joinServices, type QueueList, queueListsOf, type WebServices } from '../ui/web-service.ts'
import type { ReportArea } from './report-area.ts'
import { valueText } from './report-text.ts'

type QueueLists = Partial<Record<WaitingQueue, QueueList>>

/** Where the things of a queue are found. */
const queueLists = (services: WebServices): Record<ReportArea, QueueLists> => ({
  office: {
    ...queueListsOf(backOffice('registration'), { registration: office.registrationList }),
    ...queueListsOf(backOffice('user'), { kyc: office.kyc }),
    ...queueListsOf(backOffice('payment'), { payment: office.payments, correction: office.payments }),
    ...joinServices<NameIn<'queues'>, QueueList>(services, (one) => one.office.queueLists),
  },
  own: {
    ...queueListsOf(merchantArea('payment'), { payment: shop.paymentList }),
    ...joinServices<NameIn<'queues'>, QueueList>(services, (one) => one.own.queueLists),
  },
})

interface Around {
  area: ReportArea
  services: WebServices
}

/** Cells that lead on: a queue leads to its list. */
export function reportCells(side: ReportSide, { area, services }: Around): CellRenderers<ReportRow> | undefined {
  if (side.slug !== ageingReport.office.slug) return undefined
  const here = queueLists(services)[area]
  return {
    queue: ({ queue }) => {
      const name = String(queue)
      const desk = isKeyOf(here, name) ? here[name] : undefined
      return <QueueName name={valueText(side, 'queue', name)} desk={desk} />
    },
  }
}

function QueueName({ name, desk }: { name: string; desk: QueueList | undefined }) {
  const { data: standing } = useStanding()
  if (!desk || !standing || !may(desk.access, standing)) return name
  return (
    <Anchor component={Link} to={desk.path} size="sm">
      {name}
    </Anchor>
  )
}
