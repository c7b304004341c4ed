import { Button, Group, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { officeInfo } from '../../../contract/nsdl-pan/info.ts'
import { claimMinutes, claimVerification, nextVerification } from '../../../contract/nsdl-pan/office.ts'
import { backendPaths } from '../../../contract/paths.ts'
import { call } from '../../platform/call.ts'
import { CallError } from '../../platform/call-error.ts'
import { callQuery } from '../../platform/call-query.ts'
import { errorText } from '../../platform/error-text.ts'
import { ErrorCard } from '../../ui/page-states/error-card.tsx'
import { LoadingOverlay } from '../../ui/page-states/loading-overlay.tsx'
import { QueryView } from '../../ui/page-states/query-view.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { useNavigateHere } from '../../ui/use-navigate-here.ts'
import { VerifyDesk } from './verify-desk.tsx'

/** Verification: the address names the application, or the one that waits longest is taken. */
export function VerifyPage({ id }: { id?: string }) {
  const next = useNext(id)
  return (
    <>
      <PageTitle>
        <Group gap="xs">
          <Button component={Link} to={backendPaths.panDocumentVerify} variant="default">
            Back to the list
          </Button>
        </Group>
      </PageTitle>
      {id ? <One key={id} id={id} onNext={next.go} /> : <TakeNext next={next} />}
    </>
  )
}

type Next = ReturnType<typeof useNext>

/** Opens the application that waits longest; what is skipped is left to the others. */
function useNext(here: string | undefined) {
  const navigate = useNavigateHere()
  const taken = useMutation({
    mutationFn: (skip?: string) => call(nextVerification, { body: { skip } }),
    onSuccess: ({ id }) => {
      if (id !== (here ?? null)) void navigate({ to: backendPaths.panVerify(id ?? undefined), replace: true })
    },
  })
  return { taken, go: (skip?: string) => taken.mutate(skip) }
}

function TakeNext({ next: { taken, go } }: { next: Next }) {
  const { isIdle } = taken
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page is opened without an id
  useEffect(() => {
    if (isIdle) go()
  }, [])
  if (taken.error) return <ErrorCard error={taken.error} onRetry={() => go()} />
  if (taken.data?.id !== null || taken.isPending) return <LoadingOverlay />
  return (
    <SectionCard title="Nothing is waiting">
      <Text mb="md">Every application is verified, or open at another desk.</Text>
      <Button onClick={() => go()}>Look again</Button>
    </SectionCard>
  )
}

/** While it is open nobody else is handed it; long looks are told to the server in time. */
export function One({ id, onNext }: { id: string; onNext: (skip?: string) => void }) {
  const claim = useQuery({
    queryKey: [claimVerification.path, id],
    queryFn: () => call(claimVerification, { params: { id } }),
    refetchInterval: (claimMinutes / 2) * 60_000,
    gcTime: 0,
    retry: false,
  })
  const info = useQuery({ ...callQuery(officeInfo.getInfo, { params: { id } }), enabled: claim.isSuccess })
  if (claim.error instanceof CallError && claim.error.status === 409 && !info.data)
    return (
      <SectionCard title="Open at another desk" about={errorText(claim.error)}>
        <Text size="sm" mb="md">
          {`It is free again once they have decided, or ${claimMinutes} minutes after they left it.`}
        </Text>
        <Group gap="sm">
          <Button onClick={() => onNext()}>Take the next one</Button>
          <Button variant="default" loading={claim.isFetching} onClick={() => void claim.refetch()}>
            Look again
          </Button>
        </Group>
      </SectionCard>
    )
  if (claim.error && !info.data)
    return (
      <>
        <ErrorCard error={claim.error} onRetry={() => void claim.refetch()} />
        <Button mt="md" onClick={() => onNext()}>
          Take the next one
        </Button>
      </>
    )
  return <QueryView query={info}>{(known) => <VerifyDesk info={known} onNext={onNext} />}</QueryView>
}
