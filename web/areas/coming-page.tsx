import { Paper, Text } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { PageTitle } from '../ui/page-title.tsx'
import { entryOf, type Menu } from '../ui/shell/menu.ts'

interface Props {
  menu: Menu
  /** Which module brings each page, by address. */
  modules: Readonly<Record<string, string>>
}

/** Stands where a page of a later module will be, and says which. */
export function ComingPage({ menu, modules }: Props) {
  const { pathname } = useLocation()
  const entry = entryOf(menu, pathname)
  return (
    <>
      <PageTitle title={entry?.label ?? 'Coming'} />
      <Paper p="xl" bg="var(--card-background)">
        <Text>Coming with the {modules[entry?.path ?? ''] ?? 'next'} module.</Text>
      </Paper>
    </>
  )
}
