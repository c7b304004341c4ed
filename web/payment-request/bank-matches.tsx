import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { approveMatches, getMatches, type Match, mostTicks, type TickResult } from '../../contract/bank-statement.ts'
import { call } from '../platform/call.ts'
import { callQuery } from '../platform/call-query.ts'
import { refetchAfterRefusal } from '../platform/changed.ts'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { toastError } from '../ui/toast.ts'
import { MatchTable } from './match-table.tsx'
import { TickResults } from './tick-results.tsx'

/** Lines of a bank beside the payments that they may prove, to be ticked and approved together. */
export function BankMatches({ bankId }: { bankId: string }) {
  const query = useQuery(callQuery(getMatches, { query: { bankId } }))
  const { results, approve } = useApproval(bankId)
  return (
    <SectionCard title="Proposals" about="Payments that wait, beside the line of the bank that may prove them.">
      <Stack gap="md">
        <TickResults results={results} />
        <QueryView query={query}>
          {({ matches, more }) =>
            matches.length === 0 ? (
              <Text c="dimmed">No line of this account fits a payment that waits.</Text>
            ) : (
              // What is there to tick changes with every answer.
              <Proposals key={query.dataUpdatedAt} matches={matches} more={more} approve={approve} />
            )
          }
        </QueryView>
      </Stack>
    </SectionCard>
  )
}

interface Props {
  matches: readonly Match[]
  more: boolean
  approve: ReturnType<typeof useApproval>['approve']
}

function Proposals({ matches, more, approve }: Props) {
  const free = matches.filter(({ payment }) => payment.mayApprove)
  const [ticked, setTicked] = useState(
    () =>
      new Set(
        free
          .filter(({ kind }) => kind === 'exact')
          .slice(0, mostTicks)
          .map(({ payment }) => payment.id),
      ),
  )
  const chosen = free.filter(({ payment }) => ticked.has(payment.id))
  return (
    <>
      <MatchTable matches={matches} ticked={ticked} onTicked={setTicked} />
      {more && <Text size="sm">There are more; approve these first.</Text>}
      <Group>
        <Button
          disabled={chosen.length === 0 || chosen.length > mostTicks}
          loading={approve.isPending}
          onClick={() => approve.mutate(chosen)}
        >
          {`Approve ticked (${chosen.length})`}
        </Button>
        {chosen.length > mostTicks && <Text size="sm">{`At most ${mostTicks} at once.`}</Text>}
      </Group>
    </>
  )
}

function useApproval(bankId: string) {
  const [results, setResults] = useState<readonly TickResult[]>([])
  const approve = useMutation({
    mutationFn: (matches: readonly Match[]) =>
      call(approveMatches, {
        body: { bankId, ticks: matches.map(({ line, payment }) => ({ lineId: line.id, paymentId: payment.id })) },
      }),
    onSuccess: (reply) => setResults(reply.results),
    onError: (error) => {
      toastError(error)
      refetchAfterRefusal(approveMatches)
    },
  })
  return { results, approve }
}
