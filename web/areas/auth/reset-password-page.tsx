import { useAsked } from '../../platform/use-asked.ts'
import { loginSearch } from '../guards.ts'
import { AskForLinkForm } from './ask-for-link-form.tsx'
import { SetPasswordForm } from './set-password-form.tsx'

/** Without a token it sends a link; the link brings the token, and with it the new password is set. */
export function ResetPasswordPage() {
  const { token } = loginSearch(useAsked())
  return token ? <SetPasswordForm token={token} /> : <AskForLinkForm />
}
