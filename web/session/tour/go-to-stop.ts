import { publicPaths } from '../../../contract/public-paths.ts'
import { login } from '../../../contract/session.ts'
import type { TourStop } from '../../../contract/tour.ts'
import { call } from '../../platform/call.ts'
import { readSession, saveSession } from '../../platform/session.ts'
import { signOut } from '../sign-out.ts'

/** Opens a stop as whom it wants: whoever is signed in as somebody else is signed out first. */
export async function goToStop({ userName, code, path }: TourStop, password: string): Promise<void> {
  const session = readSession()
  if (session && session.user?.code !== code) await signOut()
  if (!userName || session?.user?.code === code) return open(path)
  const step = await call(login, { body: { userName, password } })
  // Somebody has set up two-factor or another password: the login page asks for the rest.
  if (!('token' in step)) return open(`${publicPaths.login}?redirect=${encodeURIComponent(path)}`)
  saveSession(step)
  open(path)
}

/** As a newcomer would come there, by the page itself. */
const open = (path: string): void => globalThis.location.assign(path)
