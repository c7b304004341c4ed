import { Badge, Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { listConsignments, listOverdue, listOwnConsignments } from '../../contract/courier.ts'
import { type ConsignmentStatus, consignmentStatusLabels } from '../../contract/courier-states.ts'
import { backendPaths, merchantPaths } from '../../contract/paths.ts'
import { courierTexts } from '../../texts/en/courier.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { OpenLink } from '../ui/open-link.tsx'
import { PageTitle } from '../ui/page-title.tsx'

export const ParcelBadge = ({ status }: { status: ConsignmentStatus }) => (
  <Badge color={status === 'received' ? 'green' : 'yellow'} variant="light" tt="none">
    {consignmentStatusLabels[status]}
  </Badge>
)

/** The own business's parcels, both ways. */
export function MerchantCourierListPage() {
  return (
    <>
      <PageTitle about={courierTexts.aboutParcels()}>
        <Button component={Link} to={merchantPaths.courierAdd}>
          {courierTexts.sendAParcel()}
        </Button>
      </PageTitle>
      <DataTable
        endpoint={listOwnConsignments}
        emptyText={courierTexts.noParcelsYet()}
        cells={{ status: ({ status }) => <ParcelBadge status={status} /> }}
        actions={({ id, no }) => <OpenLink to={merchantPaths.courier(id)} no={no} />}
      />
    </>
  )
}

/** Everyone's parcels, and the hard copies that should have come. */
export function OfficeCourierListPage() {
  return (
    <>
      <PageTitle about={courierTexts.aboutAllParcels()}>
        <Group gap="xs">
          <Button component={Link} to={backendPaths.courierOverdue} variant="default">
            {courierTexts.overdueHardCopies()}
          </Button>
          <Button component={Link} to={backendPaths.courierAdd}>
            {courierTexts.sendAParcel()}
          </Button>
        </Group>
      </PageTitle>
      <DataTable
        endpoint={listConsignments}
        emptyText={courierTexts.noParcels()}
        cells={{ status: ({ status }) => <ParcelBadge status={status} /> }}
        actions={({ id, no }) => <OpenLink to={backendPaths.courier(id)} no={no} />}
      />
    </>
  )
}

/** Hard copies whose day has passed. */
export function OverduePage() {
  return (
    <>
      <PageTitle about={courierTexts.aboutOverdue()}>
        <Button component={Link} to={backendPaths.courierList} variant="default">
          {courierTexts.parcels()}
        </Button>
      </PageTitle>
      <DataTable endpoint={listOverdue} emptyText={courierTexts.nothingIsOverdue()} />
    </>
  )
}
