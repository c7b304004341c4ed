import { Anchor, Burger, Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { publicPaths } from '../../../contract/public-paths.ts'
import { publicTexts } from '../../../texts/en/public.ts'
import { LanguageChoice } from '../../ui/language/language-choice.tsx'
import { Logo } from '../../ui/site/logo.tsx'
import { useBusinessName } from '../../ui/site/use-business-name.ts'
import { ThemeToggle } from '../../ui/theme-toggle.tsx'
import classes from './public-layout.module.css'
import { publicLinks } from './public-links.ts'
import { usePhoneMenu } from './use-phone-menu.ts'

const phoneLinks = [
  ...publicLinks,
  { label: publicTexts.register, path: publicPaths.register },
  { label: publicTexts.login, path: publicPaths.login },
]

/** The name, five links, Track, and the two ways in; below md one menu holds the five and the two, with Track beneath. */
export function PublicHeader() {
  const name = useBusinessName()
  const menu = usePhoneMenu()
  return (
    <header className={classes.header}>
      <Anchor component={Link} to={publicPaths.home} underline="never" c="inherit" miw={0} className={classes.brand}>
        <Group gap="sm" wrap="nowrap">
          <Logo />
          <span className={classes.name}>{name}</span>
        </Group>
      </Anchor>
      <nav aria-label={publicTexts.pages()} className={classes.wideOnly}>
        {publicLinks.map(({ label, path }) => (
          <Link
            key={path}
            to={path}
            className={classes.link}
            activeProps={{ 'aria-current': 'page' }}
            activeOptions={{ exact: true }}
          >
            {label()}
          </Link>
        ))}
      </nav>
      <Group gap="xs" className={classes.ways}>
        <Link
          to={publicPaths.track}
          className={`${classes.link} ${classes.wideOnly}`}
          activeProps={{ 'aria-current': 'page' }}
        >
          {publicTexts.track()}
        </Link>
        <Group gap={4} wrap="nowrap" className="needs-script">
          <LanguageChoice />
          <ThemeToggle />
        </Group>
        <Group gap="xs" wrap="nowrap" className={classes.wideOnly}>
          <Button component={Link} to={publicPaths.register} variant="default">
            {publicTexts.register()}
          </Button>
          <Button component={Link} to={publicPaths.login}>
            {publicTexts.login()}
          </Button>
        </Group>
        <Burger
          className={`${classes.narrowOnly} needs-script`}
          opened={menu.opened}
          popoverTarget="phone-menu"
          size="sm"
          aria-label={publicTexts.menu()}
          aria-expanded={menu.opened}
          aria-controls="phone-menu"
        />
      </Group>
      <div id="phone-menu" className={classes.phoneMenu} popover="auto" ref={menu.ref} onToggle={menu.look}>
        <nav aria-label={publicTexts.menu()}>
          {phoneLinks.map(({ label, path }) => (
            <Link key={path} to={path} className={classes.phoneLink} onClick={menu.close}>
              {label()}
            </Link>
          ))}
        </nav>
        <Link to={publicPaths.track} className={classes.phoneLink} onClick={menu.close}>
          {publicTexts.track()}
        </Link>
      </div>
    </header>
  )
}
