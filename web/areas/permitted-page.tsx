import { Outlet, useLocation } from '@tanstack/react-router'
import { isOneOf } from '../../contract/kernel/keys-of.ts'
import { may, roles } from '../../contract/kernel/role.ts'
import { useStanding } from '../platform/use-standing.ts'
import { NotPermittedPage } from '../ui/not-permitted-page.tsx'
import { LoadingOverlay } from '../ui/page-states/loading-overlay.tsx'
import { entryOf, type Menu } from '../ui/shell/menu.ts'

interface Props {
  menu: Menu
  home: string
  /** As the token says it; what else the person may do is asked from the server. */
  role: string | null | undefined
}

/** The page at this address, or word that it is not among the person's permissions: the menu says what it wants. */
export function PermittedPage({ menu, home, role }: Props) {
  const standing = useStanding()
  const access = entryOf(menu, useLocation().pathname)?.access
  const known = (role ?? '').toLowerCase()
  const mayByRole = access && isOneOf(roles, known) && may(access, { role: known, owner: false, permissions: [] })
  if (!access || mayByRole) return <Outlet />
  // A page that is drawn too early would ask for what its reader may not see.
  if (standing.isPending) return <LoadingOverlay />
  return standing.data && !may(access, standing.data) ? <NotPermittedPage home={home} /> : <Outlet />
}
