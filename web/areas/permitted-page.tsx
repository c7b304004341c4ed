import { Outlet, useMatches } from '@tanstack/react-router'
import { isOneOf } from '../../contract/kernel/keys-of.ts'
import { may, roles } from '../../contract/kernel/role.ts'
import { useStanding } from '../platform/use-standing.ts'
import { NotPermittedPage } from '../ui/not-permitted-page.tsx'
import { LoadingOverlay } from '../ui/page-states/loading-overlay.tsx'

interface Props {
  home: string
  /** As the token says it; what else the person may do is asked from the server. */
  role: string | null | undefined
}

/** The page at this address, or word that it is not among the person's permissions: its definition says what it wants. */
export function PermittedPage({ home, role }: Props) {
  const standing = useStanding()
  const access = useMatches({ select: (matches) => matches.at(-1)?.staticData.access })
  const known = (role ?? '').toLowerCase()
  const mayByRole = access && isOneOf(roles, known) && may(access, { role: known, owner: false, permissions: [] })
  if (!access || mayByRole) return <Outlet />
  // A page that is drawn too early would ask for what its reader may not see.
  if (standing.isPending) return <LoadingOverlay />
  return standing.data && !may(access, standing.data) ? <NotPermittedPage home={home} /> : <Outlet />
}
