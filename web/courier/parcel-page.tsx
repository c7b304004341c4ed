import { Anchor, Badge, Button, Group, Stack, Table } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { trackingAddress } from '../../contract/catalogue/courier-company.ts'
import {
  type ConsignmentDetail,
  consignmentWorkflow,
  directionLabels,
  type ItemState,
  itemStateLabels,
  merchantCourier,
  officeCourier,
} from '../../contract/courier.ts'
import { formatDate, formatDateTime } from '../../contract/kernel/dates.ts'
import { canMove } from '../../contract/kernel/workflow.ts'
import { merchantPaths } from '../../contract/paths.ts'
import { call } from '../platform/call.ts'
import { callQuery } from '../platform/call-query.ts'
import { DownloadButton } from '../ui/download-button.tsx'
import { Facts } from '../ui/facts.tsx'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { toastError, toastSuccess } from '../ui/toast.ts'
import { ParcelBadge } from './courier-list-page.tsx'
import { ScanBox } from './scan-box.tsx'

type Side = typeof merchantCourier | typeof officeCourier

export const MerchantParcelPage = ({ id }: { id: string }) => <ParcelPage id={id} side={merchantCourier} />
export const OfficeParcelPage = ({ id }: { id: string }) => <ParcelPage id={id} side={officeCourier} office />

function ParcelPage({ id, side, office = false }: { id: string; side: Side; office?: boolean }) {
  const parcel = useQuery(callQuery(side.get, { params: { id } }))
  return <QueryView query={parcel}>{(known) => <Parcel {...{ parcel: known, side, office }} />}</QueryView>
}

interface Props {
  parcel: ConsignmentDetail
  side: Side
  office: boolean
}

function Parcel({ parcel, side, office }: Props) {
  const coming = !parcel.own && canMove(consignmentWorkflow, parcel.status, 'receive')
  return (
    <>
      <PageTitle title={`Parcel ${parcel.no}`} about={directionLabels[parcel.direction]}>
        <Group gap="xs">
          {parcel.list.length > 0 && (
            <DownloadButton path={side.sheet.path.replace(':id', parcel.id)}>Batch sheet</DownloadButton>
          )}
          {!office && parcel.own && canMove(consignmentWorkflow, parcel.status, 'change') && (
            <Button component={Link} to={merchantPaths.courierEdit(parcel.id)} variant="default">
              Change
            </Button>
          )}
          {coming && <ReceiveButton parcel={parcel} side={side} />}
        </Group>
      </PageTitle>
      <Stack gap="md">
        <SectionCard title="Parcel">
          <ParcelFacts parcel={parcel} />
        </SectionCard>
        {office && coming && parcel.list.length > 0 && <ScanBox id={parcel.id} />}
        {parcel.list.length > 0 && <Papers parcel={parcel} />}
      </Stack>
    </>
  )
}

function ParcelFacts({ parcel: p }: { parcel: ConsignmentDetail }) {
  const address = p.docket ? trackingAddress(p.trackingLink, p.docket) : undefined
  return (
    <Facts
      facts={[
        ['Status', <ParcelBadge key="status" status={p.status} />],
        ['Merchant', `${p.code} · ${p.bussName}`],
        ['Courier', p.company],
        [
          'Docket No.',
          address ? (
            <Anchor key="docket" href={address} target="_blank" rel="noreferrer">
              {p.docket}
            </Anchor>
          ) : (
            p.docket
          ),
        ],
        ['Sent', `${formatDate(p.sentOn)} by ${p.sentBy}`],
        ['Received', p.receivedAt && `${formatDateTime(p.receivedAt)} by ${p.receivedBy}`],
        ['Also inside', p.contents],
        ['Remark', p.remark],
      ]}
    />
  )
}

const itemColors: Record<ItemState, string> = { sent: 'gray', received: 'green', missing: 'red' }

function Papers({ parcel: { list } }: { parcel: ConsignmentDetail }) {
  const seen = list.filter(({ state }) => state === 'received').length
  return (
    <SectionCard title="Hard copies" about={`${seen} of ${list.length} received.`}>
      <Table.ScrollContainer minWidth={520}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Token No.</Table.Th>
              <Table.Th>Ack No.</Table.Th>
              <Table.Th>Cardname</Table.Th>
              <Table.Th>State</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {list.map((item) => (
              <Table.Tr key={item.id}>
                <Table.Td>{item.refNo}</Table.Td>
                <Table.Td>{item.ackNo}</Table.Td>
                <Table.Td>{item.cardName}</Table.Td>
                <Table.Td>
                  <Badge color={itemColors[item.state]} variant="light" tt="none">
                    {itemStateLabels[item.state]}
                  </Badge>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </SectionCard>
  )
}

function ReceiveButton({ parcel, side }: Pick<Props, 'parcel' | 'side'>) {
  const receive = useMutation({
    mutationFn: () => call(side.receive, { params: { id: parcel.id } }),
    onSuccess: () => toastSuccess(`Parcel ${parcel.no} is received.`),
    onError: toastError,
  })
  const unseen = parcel.list.filter(({ state }) => state === 'sent').length
  return (
    <Button onClick={() => receive.mutate()} loading={receive.isPending}>
      {unseen > 0 ? `Close, ${unseen} missing` : 'Received'}
    </Button>
  )
}
