import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import type { ProfileCalls } from '../../contract/profile.ts'
import { publicPaths } from '../../contract/public-paths.ts'
import { FindButton, type Finder } from '../find/find-button.tsx'
import { NoticeBell } from '../notice/notice-bell.tsx'
import type { NoticeCalls } from '../notice/use-notices.ts'
import { callQuery } from '../platform/call-query.ts'
import { useOwnSession } from '../platform/ended-session.ts'
import { forgetOthersInput } from '../platform/kept-input.ts'
import { QueryProvider } from '../platform/query-provider.tsx'
import { startWorker } from '../platform/start-worker.ts'
import { useLive } from '../platform/use-live.ts'
import { useOwnLanguage } from '../platform/use-own-language.ts'
import { useStanding } from '../platform/use-standing.ts'
import { SignInAgain } from '../session/sign-in-again.tsx'
import { signOut } from '../session/sign-out.ts'
import type { Page } from '../ui/define-page.ts'
import { PageOnItsWay } from '../ui/page-states/page-on-its-way.tsx'
import type { Menu } from '../ui/shell/menu.ts'
import { Shell } from '../ui/shell/shell.tsx'
import { UploadBar } from '../ui/upload-bar.tsx'
import { AreaMenu } from './area-menu.tsx'
import { PermittedPage } from './permitted-page.tsx'

interface Props {
  menu: Menu
  pages: readonly Page[]
  home: string
  profile: ProfileCalls
  notices: NoticeCalls
  /** Fetches the area's search. */
  find: () => Promise<Finder>
  /** Beside the bell. */
  extra?: ReactNode
  /** Above every page. */
  banner?: ReactNode
  /** At the foot of a phone's screen. */
  foot?: ReactNode
}

/** What the two signed-in areas share: the shell around their own menu, calls and pages. */
export function AreaLayout(props: Props) {
  return (
    <QueryProvider>
      <AreaShell {...props} />
    </QueryProvider>
  )
}

function AreaShell({ menu, pages, home, profile, notices, find, extra, banner, foot }: Props) {
  const session = useOwnSession()
  const navigate = useNavigate()
  const standing = useStanding()
  const person = useQuery(callQuery(profile.getProfile))
  useLive(notices.live)
  useOwnLanguage(person.data?.language)
  useEffect(forgetOthersInput, [])
  useEffect(startWorker, [])
  // The guard leads away as soon as the session is gone; until then there is nobody to show.
  if (!session?.user) return null

  async function leave(): Promise<void> {
    await signOut()
    await navigate({ to: publicPaths.login })
  }

  return (
    <Shell
      user={session.user}
      home={home}
      photoPath={person.data?.hasPhoto ? profile.getPhoto.path : undefined}
      menu={(onChoose) => <AreaMenu menu={menu} onChoose={onChoose} />}
      extra={
        <>
          {extra && <div data-under-name>{extra}</div>}
          <FindButton load={find} menu={menu} pages={pages} standing={standing.data} />
          <NoticeBell calls={notices} />
        </>
      }
      onLogout={() => void leave()}
      foot={foot}
    >
      {banner}
      <PageOnItsWay />
      <PermittedPage home={home} role={session.user.role} />
      <UploadBar />
      <SignInAgain userName={person.data?.userName} />
    </Shell>
  )
}
