import { logout } from '../../contract/session.ts'
import { call } from '../platform/call.ts'
import { forgetOwnInput } from '../platform/kept-input.ts'
import { clearSession } from '../platform/session.ts'

/** Ends the sign-in on the server and, whether or not that succeeds, in this tab. */
export async function signOut(): Promise<void> {
  try {
    await call(logout, { body: undefined })
  } catch (error) {
    console.error('The server could not be told of the logout.', error)
  } finally {
    forgetOwnInput()
    clearSession()
  }
}
