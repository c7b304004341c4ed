import { AppShell, Group } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { shellTexts } from '../../../texts/en/shell.ts'
import type { User } from '../../platform/session.ts'
import { useBusinessName } from '../site/use-business-name.ts'
import { Toasts } from '../toasts.tsx'
import { useBackCloses } from '../use-back-closes.ts'
import classes from './shell.module.css'
import { ShellHeader } from './shell-header.tsx'
import { ShellSidebar } from './shell-sidebar.tsx'

interface Props {
  user: User
  /** Where the business name leads. */
  home: string
  photoPath: string | undefined
  /** The entries of the sidebar, or what stands there while they are not known. */
  menu: (onChoose: () => void) => ReactNode
  /** Between the name and the buttons: balance, bell. On a phone `data-under-name` puts a part under the name. */
  extra?: ReactNode
  onLogout: () => void
  /** What stands at the foot of a phone's screen, over every page. */
  foot?: ReactNode
  children: ReactNode
}

/** The frame of both signed-in areas: header 64 high, sidebar 300 wide, page. */
export function Shell({ user, home, photoPath, menu, extra, onLogout, foot, children }: Props) {
  const [openOnPhone, phone] = useDisclosure(false)
  const [openOnDesktop, desktop] = useDisclosure(true)
  const name = useBusinessName()
  useBackCloses({ isOpen: openOnPhone, close: phone.close })
  return (
    <AppShell
      header={{ height: 64 }}
      navbar={{ width: 300, breakpoint: 'sm', collapsed: { mobile: !openOnPhone, desktop: !openOnDesktop } }}
      padding={{ base: 'sm', sm: 'lg' }}
    >
      <a href="#content" className="skip-link">
        {shellTexts.skipToThePage()}
      </a>
      <AppShell.Header className={classes.header}>
        <ShellHeader
          name={name}
          home={home}
          onToggle={{ phone: phone.toggle, desktop: desktop.toggle }}
          isOpen={{ phone: openOnPhone, desktop: openOnDesktop }}
          onLogout={onLogout}
        >
          <Group gap="xs" wrap="nowrap" className={classes.extra}>
            {extra}
          </Group>
        </ShellHeader>
      </AppShell.Header>
      <AppShell.Navbar
        className={classes.sidebar}
        aria-label={shellTexts.menu()}
        data-closed-on-phone={!openOnPhone || undefined}
        data-closed-on-desktop={!openOnDesktop || undefined}
      >
        <ShellSidebar user={user} photoPath={photoPath}>
          {menu(phone.close)}
        </ShellSidebar>
      </AppShell.Navbar>
      <AppShell.Main id="content" tabIndex={-1} className={classes.main}>
        {children}
      </AppShell.Main>
      {foot}
      <Toasts />
    </AppShell>
  )
}
