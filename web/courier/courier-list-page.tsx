import { Badge, Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import {
  type ConsignmentStatus,
  consignmentStatusLabels,
  listConsignments,
  listOverdue,
  listOwnConsignments,
} from '../../contract/courier.ts'
import { backendPaths, merchantPaths } from '../../contract/paths.ts'
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
      <PageTitle about="Parcels to and from the head office, newest first.">
        <Button component={Link} to={merchantPaths.courierAdd}>
          Send a parcel
        </Button>
      </PageTitle>
      <DataTable
        endpoint={listOwnConsignments}
        emptyText="No parcels yet. Send the first one above."
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
      <PageTitle about="Parcels of all merchants, newest first.">
        <Group gap="xs">
          <Button component={Link} to={backendPaths.courierOverdue} variant="default">
            Overdue hard copies
          </Button>
          <Button component={Link} to={backendPaths.courierAdd}>
            Send a parcel
          </Button>
        </Group>
      </PageTitle>
      <DataTable
        endpoint={listConsignments}
        emptyText="No parcels yet."
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
      <PageTitle about="Acknowledged applications whose paper has not come in time, the longest first.">
        <Button component={Link} to={backendPaths.courierList} variant="default">
          Parcels
        </Button>
      </PageTitle>
      <DataTable endpoint={listOverdue} emptyText="Nothing is overdue." />
    </>
  )
}
