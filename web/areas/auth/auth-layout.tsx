import { Anchor, Group, Paper } from '@mantine/core'
import { Link, Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { publicPaths } from '../../../contract/public-paths.ts'
import { lazyPage } from '../../ui/page-states/lazy-page.ts'
import { DemoLine } from '../../ui/site/demo-line.tsx'
import { Logo } from '../../ui/site/logo.tsx'
import { useBusinessName } from '../../ui/site/use-business-name.ts'
import { ThemeToggle } from '../../ui/theme-toggle.tsx'
import classes from './auth-layout.module.css'

// The login page is the first that many load, and it can be read before somebody looks for another language.
const LanguageChoice = lazyPage(() => import('../../ui/language/language-choice.tsx'), 'LanguageChoice')

/** A bare header with the logo, and one card. */
export function AuthLayout() {
  const name = useBusinessName()
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Anchor component={Link} to={publicPaths.home} underline="never" c="inherit" miw={0}>
          <Group gap="sm" wrap="nowrap">
            <Logo />
            <span className={classes.name}>{name}</span>
          </Group>
        </Anchor>
        <Group gap="xs" wrap="nowrap">
          <Suspense>
            <LanguageChoice />
          </Suspense>
          <ThemeToggle />
        </Group>
      </header>
      <main id="content" className={classes.main}>
        <Paper className={classes.card} shadow="sm" radius="lg">
          <Outlet />
        </Paper>
        <DemoLine />
      </main>
    </div>
  )
}
