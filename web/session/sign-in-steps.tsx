import { Suspense, useState } from 'react'
import type { SignInStep, Tokens } from '../../contract/session.ts'
import { signInTexts } from '../../texts/en/sign-in.ts'
import { lazyPage } from '../ui/page-states/lazy-page.ts'
import { CodeForm } from './code-form.tsx'
import { CredentialsForm } from './credentials-form.tsx'

// Wanted once in the life of an account.
const FirstPasswordForm = lazyPage(() => import('./first-password-form.tsx'), 'FirstPasswordForm')

interface Props {
  onSignedIn: (tokens: Tokens) => void
  /** Of whom was signed in a moment ago. */
  again?: { userName: string }
}

/** Signing in, step by step: user name and password, perhaps a one-time code, perhaps a first password of one's own. */
export function SignInSteps({ onSignedIn, again }: Props) {
  const [step, setStep] = useState<SignInStep>()

  function goOn(next: SignInStep): void {
    if ('token' in next) onSignedIn(next)
    else setStep(next)
  }

  const startAgain = () => setStep(undefined)
  if (step && 'otpRequired' in step) return <CodeForm wanted={step} onStep={goOn} onBack={startAgain} />
  if (step && 'passwordChangeRequired' in step) {
    return (
      <Suspense fallback={signInTexts.loading()}>
        <FirstPasswordForm challenge={step.challenge} onStep={goOn} onBack={startAgain} />
      </Suspense>
    )
  }
  return <CredentialsForm onStep={goOn} again={again} />
}
