import { useState } from 'react'
import type { SignInStep } from '../../../contract/session.ts'
import { saveSession } from '../../platform/session.ts'
import { CodeForm } from './code-form.tsx'
import { CredentialsForm } from './credentials-form.tsx'
import { FirstPasswordForm } from './first-password-form.tsx'

/** Signing in, step by step: user name and password, perhaps a one-time code, perhaps a first password of one's own. */
export function LoginPage() {
  const [step, setStep] = useState<SignInStep>()

  function goOn(next: SignInStep): void {
    // The guard of this area sees the session and leads on.
    if ('token' in next) saveSession(next)
    else setStep(next)
  }

  const startAgain = () => setStep(undefined)
  if (step && 'otpRequired' in step) return <CodeForm wanted={step} onStep={goOn} onBack={startAgain} />
  if (step && 'passwordChangeRequired' in step) {
    return <FirstPasswordForm challenge={step.challenge} onStep={goOn} onBack={startAgain} />
  }
  return <CredentialsForm onStep={goOn} />
}
