import { Button, Group, ScrollArea, Text, UnstyledButton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { formatDateTime } from '../../contract/kernel/dates.ts'
import type { Notice, noticeInbox } from '../../contract/notice.ts'
import { noticeTexts } from '../../texts/en/notice.ts'
import { QueryView } from '../ui/page-states/query-view.tsx'
import classes from './notice-list.module.css'

interface Props {
  inbox: UseQueryResult<z.infer<typeof noticeInbox>>
  onOpen: (notice: Notice) => void
  onReadAll: () => void
}

export function NoticeList({ inbox, onOpen, onReadAll }: Props) {
  return (
    <>
      <Group justify="space-between" p="sm" className={classes.top}>
        <Text fw={600}>{noticeTexts.notifications()}</Text>
        <Button size="compact-sm" variant="subtle" disabled={!inbox.data?.unread} onClick={onReadAll}>
          {noticeTexts.markAllRead()}
        </Button>
      </Group>
      <QueryView query={inbox}>
        {({ notices }) =>
          notices.length === 0 ? (
            <Text c="dimmed" size="sm" ta="center" p="xl">
              {noticeTexts.noNotificationsYet()}
            </Text>
          ) : (
            <ScrollArea.Autosize mah={420}>
              {notices.map((notice) => (
                <NoticeItem key={notice.id} notice={notice} onOpen={onOpen} />
              ))}
            </ScrollArea.Autosize>
          )
        }
      </QueryView>
    </>
  )
}

function NoticeItem({ notice, onOpen }: { notice: Notice; onOpen: (notice: Notice) => void }) {
  return (
    <UnstyledButton className={classes.notice} data-unread={!notice.read || undefined} onClick={() => onOpen(notice)}>
      <Text size="sm" fw={notice.read ? 500 : 650}>
        {notice.title}
      </Text>
      <Text size="sm" c="dimmed">
        {notice.text}
      </Text>
      <Text size="xs" c="dimmed" mt={2}>
        {notice.read ? formatDateTime(notice.at) : noticeTexts.atUnread({ at: formatDateTime(notice.at) })}
      </Text>
    </UnstyledButton>
  )
}
