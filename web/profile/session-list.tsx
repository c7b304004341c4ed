import { Badge, Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ProfileCalls, SessionRow } from '../../contract/profile.ts'
import { profileTexts } from '../../texts/en/profile.ts'
import { call } from '../platform/call.ts'
import { refetchAfterRefusal, untilShown } from '../platform/changed.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { toastError, toastSuccess } from '../ui/toast.ts'

interface Props {
  calls: ProfileCalls
}

/** Where the person is signed in; each but this one can be ended. */
export function SessionList({ calls }: Props) {
  const end = useMutation({
    mutationFn: (id: string) => call(calls.endSession, { params: { id } }),
    onSuccess: () => toastSuccess(profileTexts.signedOutThere()),
    onError: (error) => {
      toastError(error)
      refetchAfterRefusal(calls.endSession)
    },
    onSettled: untilShown,
  })
  return (
    <DataTable
      endpoint={calls.listSessions}
      cells={{ current: (row: SessionRow) => row.current && <Badge variant="light">{profileTexts.thisOne()}</Badge> }}
      actions={(row) =>
        !row.current && (
          <Button
            size="compact-sm"
            variant="light"
            color="red"
            loading={end.isPending && end.variables === row.id}
            onClick={() => end.mutate(row.id)}
          >
            {profileTexts.signOut()}
          </Button>
        )
      }
    />
  )
}
