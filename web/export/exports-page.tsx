import { ActionIcon, Badge, Group, Paper, Progress, Stack, Text } from '@mantine/core'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useMutation, useQuery } from '@tanstack/react-query'
import { exportHours, type LargeExport, merchantExports, officeExports } from '../../contract/export.ts'
import { formatDateTime } from '../../contract/kernel/dates.ts'
import { exportTexts } from '../../texts/en/export.ts'
import { call } from '../platform/call.ts'
import { callQuery } from '../platform/call-query.ts'
import { refetchAfterRefusal, untilShown } from '../platform/changed.ts'
import { endpointPath } from '../platform/endpoint-path.ts'
import { DownloadButton } from '../ui/download-button.tsx'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { toastError } from '../ui/toast.ts'

type Calls = typeof officeExports | typeof merchantExports

export const OfficeExportsPage = () => <Exports calls={officeExports} />
export const MerchantExportsPage = () => <Exports calls={merchantExports} />

const underWay = ({ state }: LargeExport) => state === 'waiting' || state === 'making'

/** A person's exports that were too large to wait for; it looks again while one is being made. */
function Exports({ calls }: { calls: Calls }) {
  const query = useQuery({
    ...callQuery(calls.list),
    refetchInterval: ({ state }) => (state.data?.some(underWay) ? 2000 : false),
  })
  return (
    <>
      <PageTitle about={exportTexts.largeExportsAreMade({ exportHours })} />
      <QueryView query={query}>
        {(exports) => (
          <Stack>
            {exports.length === 0 && <Text c="dimmed">{exportTexts.nothingHereAnExport()}</Text>}
            {exports.map((one) => (
              <One key={one.id} one={one} calls={calls} />
            ))}
          </Stack>
        )}
      </QueryView>
    </>
  )
}

const count = new Intl.NumberFormat('en-IN')
const looks = {
  waiting: { label: exportTexts.waiting, color: 'gray' },
  making: { label: exportTexts.beingMade, color: 'blue' },
  ready: { label: exportTexts.ready, color: 'green' },
  expired: { label: exportTexts.expired, color: 'gray' },
  failed: { label: exportTexts.failed, color: 'red' },
} as const

function One({ one, calls }: { one: LargeExport; calls: Calls }) {
  const { label, color } = looks[one.state]
  return (
    <Paper component="article" p="md" radius="md" bg="var(--card-background)" aria-label={one.title}>
      <Group justify="space-between" wrap="wrap">
        <Stack gap={2}>
          <Group gap="xs">
            <Text fw={600}>{one.title}</Text>
            <Badge variant="light" color={color}>
              {label()}
            </Badge>
          </Group>
          <Text size="sm" c="dimmed">
            {one.format.toUpperCase()} · {formatDateTime(one.at)} · {rowsText(one)}
          </Text>
        </Stack>
        <Group gap="xs">
          {one.state === 'ready' && (
            <DownloadButton path={endpointPath(calls.file.path, { id: one.id })}>
              {exportTexts.download()}
            </DownloadButton>
          )}
          <Discard one={one} calls={calls} />
        </Group>
      </Group>
      {one.state === 'making' && one.rows !== null && (
        <Progress mt="sm" aria-label={exportTexts.rowsWritten()} value={(100 * one.done) / Math.max(1, one.rows)} />
      )}
    </Paper>
  )
}

function rowsText({ state, done, rows }: LargeExport): string {
  if (rows === null) return exportTexts.rowsAreCounted()
  return state === 'making'
    ? exportTexts.ofRows({ done: count.format(done), rows: count.format(rows) })
    : exportTexts.rows({ rows: count.format(rows) })
}

function Discard({ one, calls }: { one: LargeExport; calls: Calls }) {
  const discard = useMutation({
    mutationFn: () => call(calls.discard, { params: { id: one.id } }),
    onError: (error) => {
      toastError(error)
      refetchAfterRefusal(calls.discard)
    },
    onSettled: untilShown,
  })
  const { title } = one
  return (
    <ActionIcon
      variant="subtle"
      color="red"
      size="lg"
      aria-label={underWay(one) ? exportTexts.stop({ title }) : exportTexts.remove({ title })}
      loading={discard.isPending}
      onClick={() => discard.mutate()}
    >
      <IconTrash size={18} />
    </ActionIcon>
  )
}
