import { Anchor, Badge, Button, Group, Stack, Table } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { trackingAddress } from '../../contract/catalogue/courier-company.ts'
import { type ConsignmentDetail, merchantCourier, officeCourier } from '../../contract/courier.ts'
import { consignmentWorkflow, directionLabels, type ItemState, itemStateLabels } from '../../contract/courier-states.ts'
import { formatDate, formatDateTime } from '../../contract/kernel/dates.ts'
import { canMove } from '../../contract/kernel/workflow.ts'
import { merchantPaths } from '../../contract/paths.ts'
import { courierTexts } from '../../texts/en/courier.ts'
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
      <PageTitle title={courierTexts.parcelNumber({ no: parcel.no })} about={directionLabels[parcel.direction]}>
        <Group gap="xs">
          {parcel.list.length > 0 && (
            <DownloadButton path={side.sheet.path.replace(':id', parcel.id)}>
              {courierTexts.batchSheet()}
            </DownloadButton>
          )}
          {!office && parcel.own && canMove(consignmentWorkflow, parcel.status, 'change') && (
            <Button component={Link} to={merchantPaths.courierEdit(parcel.id)} variant="default">
              {courierTexts.change()}
            </Button>
          )}
          {coming && <ReceiveButton parcel={parcel} side={side} />}
        </Group>
      </PageTitle>
      <Stack gap="md">
        <SectionCard title={courierTexts.parcel()}>
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
        [courierTexts.status(), <ParcelBadge key="status" status={p.status} />],
        [courierTexts.merchant(), `${p.code} · ${p.bussName}`],
        [courierTexts.courier(), p.company],
        [
          courierTexts.docketNo(),
          address ? (
            <Anchor key="docket" href={address} target="_blank" rel="noreferrer">
              {p.docket}
            </Anchor>
          ) : (
            p.docket
          ),
        ],
        [courierTexts.sent(), courierTexts.sentBy({ when: formatDate(p.sentOn), who: p.sentBy })],
        [
          courierTexts.received(),
          p.receivedAt && courierTexts.receivedBy({ when: formatDateTime(p.receivedAt), who: p.receivedBy ?? '' }),
        ],
        [courierTexts.alsoInside(), p.contents],
        [courierTexts.remark(), p.remark],
      ]}
    />
  )
}

const itemColors: Record<ItemState, string> = { sent: 'gray', received: 'green', missing: 'red' }

function Papers({ parcel: { list } }: { parcel: ConsignmentDetail }) {
  const seen = list.filter(({ state }) => state === 'received').length
  return (
    <SectionCard title={courierTexts.hardCopies()} about={courierTexts.receivedOf({ seen, count: list.length })}>
      <Table.ScrollContainer minWidth={520}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{courierTexts.tokenNo()}</Table.Th>
              <Table.Th>{courierTexts.ackNo()}</Table.Th>
              <Table.Th>{courierTexts.cardname()}</Table.Th>
              <Table.Th>{courierTexts.state()}</Table.Th>
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
    onSuccess: () => toastSuccess(courierTexts.parcelIsReceived({ no: parcel.no })),
    onError: toastError,
  })
  const unseen = parcel.list.filter(({ state }) => state === 'sent').length
  return (
    <Button onClick={() => receive.mutate()} loading={receive.isPending}>
      {unseen > 0 ? courierTexts.closeMissing({ count: unseen }) : courierTexts.received()}
    </Button>
  )
}
