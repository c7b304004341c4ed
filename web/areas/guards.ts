import { redirect } from '@tanstack/react-router'
import { baseRoute } from '../../contract/kernel/role.ts'
import { publicPaths } from '../../contract/public-paths.ts'
import { insidePath } from '../platform/inside-path.ts'
import { readSession } from '../platform/session.ts'

/** What a guard is told of the address. */
export interface Visit {
  location: { pathname: string; href: string }
}

/** Tokens that cannot be read are nobody's: whoever has them may sign in. */
const readUser = () => readSession()?.user

/** Lets only these roles in: others go to their own area, strangers to the login and back here afterwards. */
export function onlyFor(allowed: readonly string[]) {
  return ({ location }: Visit): void => {
    const user = readUser()
    if (!user) throw redirect({ to: publicPaths.login, search: { redirect: location.href } })
    const { role } = user
    if (!role || !allowed.includes(role.toLowerCase())) throw redirect({ to: baseRoute(role) })
  }
}

/** Public and auth pages are for visitors: a signed-in person goes where they wanted to, or home. */
export function onlyForVisitors({ location, search }: Visit & { search: { redirect?: string } }): void {
  const user = readUser()
  if (!user) return
  const home = baseRoute(user.role)
  const wanted = home === '/' ? undefined : insidePath(search.redirect)
  if (wanted) throw redirect({ href: wanted, replace: true })
  if (!isAt(location.pathname, home)) throw redirect({ to: home, replace: true })
}

/** A role may be named like a public page; going there again and again would never end. */
function isAt(pathname: string, home: string): boolean {
  return pathname.toLowerCase() === home
}

/** The address of the login may carry the page to go to afterwards; only one inside this site is kept. */
export function loginSearch(search: Record<string, unknown>): { redirect?: string; token?: string } {
  const wanted = insidePath(search.redirect)
  const token = typeof search.token === 'string' ? search.token : undefined
  return { ...(wanted && { redirect: wanted }), ...(token && { token }) }
}
