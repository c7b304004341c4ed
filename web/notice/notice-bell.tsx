import { ActionIcon, Indicator, Popover, Tooltip } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import { useNavigate } from '@tanstack/react-router'
import type { Notice } from '../../contract/notice.ts'
import { noticeTexts } from '../../texts/en/notice.ts'
import { insidePath } from '../platform/inside-path.ts'
import { NoticeList } from './notice-list.tsx'
import { type NoticeCalls, useNotices } from './use-notices.ts'

interface Props {
  calls: NoticeCalls
}

/** The bell: how many notices are unread, and the newest ones. */
export function NoticeBell({ calls }: Props) {
  const [opened, panel] = useDisclosure(false)
  const { inbox, markRead } = useNotices(calls)
  const navigate = useNavigate()
  const unread = inbox.data?.unread ?? 0

  function open({ id, link, read }: Notice): void {
    if (!read) markRead([id])
    const inside = insidePath(link)
    if (!inside) return
    panel.close()
    void navigate({ href: inside })
  }

  return (
    <Popover opened={opened} onChange={panel.set} position="bottom-end" width={360} shadow="md" trapFocus>
      <Tooltip label={noticeTexts.notifications()} disabled={opened}>
        <Indicator label={unread > 99 ? '99+' : unread} disabled={unread === 0} size={16} color="red" offset={4}>
          <Popover.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={unread > 0 ? noticeTexts.notificationsUnread({ unread }) : noticeTexts.notifications()}
              onClick={panel.toggle}
            >
              <IconBell size={20} />
            </ActionIcon>
          </Popover.Target>
        </Indicator>
      </Tooltip>
      <Popover.Dropdown p={0} maw="calc(100vw - var(--mantine-spacing-md))">
        <NoticeList inbox={inbox} onOpen={open} onReadAll={() => markRead()} />
      </Popover.Dropdown>
    </Popover>
  )
}
