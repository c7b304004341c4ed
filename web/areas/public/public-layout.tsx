import { Anchor, Group } from '@mantine/core'
import { Link, Outlet } from '@tanstack/react-router'
import { publicPaths } from '../../paths.ts'
import { Logo } from '../../ui/site/logo.tsx'
import { useBusinessName } from '../../ui/site/use-business-name.ts'
import { ThemeToggle } from '../../ui/theme-toggle.tsx'
import classes from './public-layout.module.css'

/** The frame of the public site: header 60 high. */
export function PublicLayout() {
  const name = useBusinessName()
  return (
    <div className={classes.page}>
      <a href="#content" className="skip-link">
        Skip to the page
      </a>
      <header className={classes.header}>
        <Anchor component={Link} to={publicPaths.home} underline="never" c="inherit">
          <Group gap="sm" wrap="nowrap">
            <Logo />
            <span className={classes.name}>{name}</span>
          </Group>
        </Anchor>
        <ThemeToggle />
      </header>
      <main id="content" className={classes.main}>
        <Outlet />
      </main>
    </div>
  )
}
