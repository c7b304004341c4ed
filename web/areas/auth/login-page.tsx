import { saveSession } from '../../platform/session.ts'
import { SignInSteps } from '../../session/sign-in-steps.tsx'

/** The guard of this area sees the session and leads on. */
export function LoginPage() {
  return <SignInSteps onSignedIn={saveSession} />
}
