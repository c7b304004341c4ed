import { Anchor, Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, Outlet, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { merchantNotices } from '../../../contract/notice.ts'
import { merchantPaths } from '../../../contract/paths.ts'
import { merchantProfile } from '../../../contract/profile.ts'
import { publicPaths } from '../../../contract/public-paths.ts'
import { shellTexts } from '../../../texts/en/shell.ts'
import { callQuery } from '../../platform/call-query.ts'
import { useOwnSession } from '../../platform/ended-session.ts'
import { forgetOthersInput } from '../../platform/kept-input.ts'
import { QueryProvider } from '../../platform/query-provider.tsx'
import { startWorker } from '../../platform/start-worker.ts'
import { useLive } from '../../platform/use-live.ts'
import { useOwnLanguage } from '../../platform/use-own-language.ts'
import { OwnLanguage } from '../../profile/own-language.tsx'
import { SignInAgain } from '../../session/sign-in-again.tsx'
import { signOut } from '../../session/sign-out.ts'
import { Logo } from '../../ui/site/logo.tsx'
import { useBusinessName } from '../../ui/site/use-business-name.ts'
import { ThemeToggle } from '../../ui/theme-toggle.tsx'
import { Toasts } from '../../ui/toasts.tsx'
import { UploadBar } from '../../ui/upload-bar.tsx'
import classes from './kyc-layout.module.css'

/** A bare page: name, theme, logout, and one thing to do. */
export function KycLayout() {
  const name = useBusinessName()
  const navigate = useNavigate()
  useLive(merchantNotices.live)
  async function leave(): Promise<void> {
    await signOut()
    await navigate({ to: publicPaths.login })
  }
  return (
    <QueryProvider>
      <header className={classes.header}>
        <Anchor component={Link} to={merchantPaths.dashboard} underline="never" c="inherit" className={classes.name}>
          <Logo />
          <span>{name}</span>
        </Anchor>
        <Group gap="xs">
          <OwnLanguage />
          <ThemeToggle />
          <Button variant="default" size="sm" onClick={() => void leave()}>
            {shellTexts.logout()}
          </Button>
        </Group>
      </header>
      <main id="content" className={classes.main}>
        <Outlet />
      </main>
      <Toasts />
      <UploadBar />
      <SignInAgainAsOwner />
    </QueryProvider>
  )
}

function SignInAgainAsOwner() {
  const person = useQuery(callQuery(merchantProfile.getProfile))
  useOwnSession()
  useOwnLanguage(person.data?.language)
  useEffect(forgetOthersInput, [])
  useEffect(startWorker, [])
  return <SignInAgain userName={person.data?.userName} />
}
