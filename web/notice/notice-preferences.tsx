import { Stack, Switch } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { isKeyOf } from '../../contract/kernel/keys-of.ts'
import { type NoticeKind, noticeKinds } from '../../contract/notice.ts'
import { noticeTexts } from '../../texts/en/notice.ts'
import { call } from '../platform/call.ts'
import { callQuery } from '../platform/call-query.ts'
import { refetchAfterRefusal, untilShown } from '../platform/changed.ts'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { toastError } from '../ui/toast.ts'
import type { NoticeCalls } from './use-notices.ts'

interface Props {
  calls: NoticeCalls
}

/** Every notice comes to the bell; here a person chooses which also come by mail. */
export function NoticePreferences({ calls }: Props) {
  const preferences = useQuery(callQuery(calls.listPreferences))
  const choose = useMutation({
    mutationFn: (choice: { kind: NoticeKind; byMail: boolean }) => call(calls.setPreference, { body: choice }),
    onError: (error) => {
      toastError(error)
      refetchAfterRefusal(calls.setPreference)
    },
    onSettled: untilShown,
  })
  return (
    <SectionCard title={noticeTexts.noticesByMail()} about={noticeTexts.everyNoticeComesTo()}>
      <QueryView query={preferences}>
        {(list) => (
          <Stack gap="md">
            {list.map(({ kind, label, byMail }) => (
              <Switch
                key={kind}
                label={label}
                checked={byMail}
                onChange={({ currentTarget: { checked } }) =>
                  isKeyOf(noticeKinds, kind) && choose.mutate({ kind, byMail: checked })
                }
              />
            ))}
          </Stack>
        )}
      </QueryView>
    </SectionCard>
  )
}
