import { Skeleton, Stack } from '@mantine/core'
import { shellTexts } from '../../texts/en/shell.ts'
import { useStanding } from '../platform/use-standing.ts'
import { ErrorCard } from '../ui/page-states/error-card.tsx'
import { type Menu, visibleMenu } from '../ui/shell/menu.ts'
import { MenuList } from '../ui/shell/menu-list.tsx'

interface Props {
  menu: Menu
  onChoose: () => void
}

const rows = [1, 2, 3, 4, 5, 6]

/** The part of the menu that this person may use, as the server says. */
export function AreaMenu({ menu, onChoose }: Props) {
  const standing = useStanding()
  if (standing.data) return <MenuList menu={visibleMenu(menu, standing.data)} onChoose={onChoose} />
  if (standing.isError) return <ErrorCard error={standing.error} onRetry={() => void standing.refetch()} />
  return (
    <Stack gap="xs" role="status" aria-label={shellTexts.loadingTheMenu()}>
      {rows.map((row) => (
        <Skeleton key={row} height={34} radius="md" />
      ))}
    </Stack>
  )
}
