import { Anchor, Group, Paper } from '@mantine/core'
import { Link, Outlet } from '@tanstack/react-router'
import { publicPaths } from '../../../contract/public-paths.ts'
import { LanguageChoice } from '../../ui/language/language-choice.tsx'
import { DemoLine } from '../../ui/site/demo-line.tsx'
import { Logo } from '../../ui/site/logo.tsx'
import { useBusinessName } from '../../ui/site/use-business-name.ts'
import { ThemeToggle } from '../../ui/theme-toggle.tsx'
import classes from './auth-layout.module.css'

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
          <LanguageChoice />
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
