import { logout } from '../../contract/session.ts'
import { call } from '../platform/call.ts'
import { forgetOwnInput } from '../platform/kept-input.ts'
import { wipeSealedStore } from '../platform/sealed-store.ts'
import { clearSession } from '../platform/session.ts'

/** Ends the sign-in on the server and, whether or not that succeeds, in this tab. Nothing of the person stays here. */
export async function signOut(): Promise<void> {
  try {
    await call(logout, { body: undefined })
  } catch (error) {
    console.error('The server could not be told of the logout.', error)
  } finally {
    forgetOwnInput()
    // Where pages were scrolled to is kept by their addresses, and these may tell whom somebody has looked for.
    sessionStorage.clear()
    clearSession()
    await wipeSealedStore().catch((error) => console.error('Something may be left in this browser.', error))
  }
}
