import { Suspense, useState } from 'react'
import type { SignInStep, Tokens } from '../../contract/session.ts'
import { signInTexts } from '../../texts/en/sign-in.ts'
import { lazyPage } from '../ui/page-states/lazy-page.ts'
import { CredentialsForm } from './credentials-form.tsx'

// Not what everybody meets: two factors are a choice, and a first password is wanted once in the life of an account.
const CodeForm = lazyPage(() => import('./code-form.tsx'), 'CodeForm')
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
  return (
    <Suspense fallback={signInTexts.loading()}>
      {step === undefined || 'token' in step ? (
        <CredentialsForm onStep={goOn} again={again} />
      ) : 'otpRequired' in step ? (
        <CodeForm wanted={step} onStep={goOn} onBack={startAgain} />
      ) : (
        <FirstPasswordForm challenge={step.challenge} onStep={goOn} onBack={startAgain} />
      )}
    </Suspense>
  )
}
