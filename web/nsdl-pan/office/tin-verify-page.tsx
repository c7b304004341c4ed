import { Alert, Button, Group, List, SimpleGrid, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatDateTime } from '../../../contract/kernel/dates.ts'
import { officeInfo, type PanFile, type PanInfo } from '../../../contract/nsdl-pan/info.ts'
import { acceptTinScan, findTinRejection } from '../../../contract/nsdl-pan/office.ts'
import { backendPaths } from '../../../contract/paths.ts'
import { call } from '../../platform/call.ts'
import { callQuery } from '../../platform/call-query.ts'
import { QueryView } from '../../ui/page-states/query-view.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { toastError, toastSuccess } from '../../ui/toast.ts'
import { useNavigateHere } from '../../ui/use-navigate-here.ts'
import { ApplicationFiles } from './application-files.tsx'
import { SendBackDialog } from './send-back-dialog.tsx'

/** Corrected papers beside those that TIN has refused. */
export function TinVerifyPage({ ackNo }: { ackNo: string }) {
  const found = useQuery(callQuery(findTinRejection, { params: { ackNo } }))
  return (
    <>
      <PageTitle about={`Acknowledgement ${ackNo}`}>
        <Button component={Link} to={backendPaths.panTinRejection} variant="default">
          Back to the list
        </Button>
      </PageTitle>
      <QueryView query={found}>{({ id }) => <Desk id={id} />}</QueryView>
    </>
  )
}

function Desk({ id }: { id: string }) {
  const info = useQuery(callQuery(officeInfo.getInfo, { params: { id } }))
  return (
    <QueryView query={info}>
      {(known) => (
        <Stack gap="md">
          <Decision info={known} />
          <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
            <Side id={id} title="Before" file={paperBefore(known.files)} />
            <Side id={id} title="New" file={newPaper(known.files)} />
          </SimpleGrid>
        </Stack>
      )}
    </QueryView>
  )
}

const newPaper = (files: readonly PanFile[]) => files.find(({ kind }) => kind === 'tin-scan')
/** What TIN saw last: the corrected papers before these, or the signed form. */
const paperBefore = (files: readonly PanFile[]) =>
  files.filter(({ kind }) => kind === 'tin-scan')[1] ?? files.find(({ kind }) => kind === 'scan')

function Side({ id, title, file }: { id: string; title: string; file: PanFile | undefined }) {
  return (
    <SectionCard title={title} about={file && `Uploaded ${formatDateTime(file.at)}`}>
      <ApplicationFiles id={id} files={file ? [file] : []} />
    </SectionCard>
  )
}

function Decision({ info }: { info: PanInfo }) {
  const navigate = useNavigateHere()
  const [returning, setReturning] = useState(false)
  const done = () => void navigate({ to: backendPaths.panTinRejection })
  const accept = useMutation({
    mutationFn: () => call(acceptTinScan, { params: { ackNo: info.ackNo ?? '' } }),
    onSuccess: () => {
      toastSuccess(`New papers of ${info.refNo} taken`)
      done()
    },
    onError: (error) => toastError(error),
  })
  return (
    <SectionCard title={`${info.refNo} · ${info.cardName}`} about={`${info.code} ${info.bussName}`}>
      <Stack gap="sm">
        {info.reasons.length > 0 && (
          <Alert color="red" title="Why TIN has refused it" p="sm">
            <List size="sm">
              {info.reasons.map(({ code, text, remedy }) => (
                <List.Item key={code + text}>{remedy ? `${text}. ${remedy}` : text}</List.Item>
              ))}
            </List>
          </Alert>
        )}
        {info.state === 'tin-resubmitted' ? (
          <Group gap="xs">
            <Button loading={accept.isPending} onClick={() => accept.mutate()}>
              Accept
            </Button>
            <Button color="red" variant="light" onClick={() => setReturning(true)}>
              Send back
            </Button>
          </Group>
        ) : (
          <Text c="dimmed">No corrected papers wait for a look.</Text>
        )}
      </Stack>
      {returning && (
        <SendBackDialog move="tin-return" subject={info} onClose={() => setReturning(false)} onDone={done} />
      )}
    </SectionCard>
  )
}
