import { AppShell, ScrollArea } from '@mantine/core'
import type { ReactNode } from 'react'
import type { User } from '../../platform/session.ts'
import { LiveChatButton } from '../live-chat/live-chat-button.tsx'
import { PersonCard } from './person-card.tsx'

interface Props {
  user: User
  photoPath: string | undefined
  children: ReactNode
}

/** Person, menu, chat. */
export function ShellSidebar({ user, photoPath, children }: Props) {
  return (
    <>
      <AppShell.Section p="md">
        <PersonCard user={user} photoPath={photoPath} />
      </AppShell.Section>
      <AppShell.Section grow component={ScrollArea} px="sm" pb="md">
        {children}
      </AppShell.Section>
      <AppShell.Section p="md">
        <LiveChatButton fullWidth variant="light" />
      </AppShell.Section>
    </>
  )
}
