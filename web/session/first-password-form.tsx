import { Button } from '@mantine/core'
import { firstPassword, type SignInStep } from '../../contract/session.ts'
import { signInTexts } from '../../texts/en/sign-in.ts'
import { call } from '../platform/call.ts'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { useLightForm } from '../ui/form/use-light-form.ts'
import { useSubmit } from '../ui/form/use-submit.ts'
import { AuthHeading } from './auth-heading.tsx'
import { twicePassword } from './new-password.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

interface Props {
  challenge: string
  onStep: (step: SignInStep) => void
  onBack: () => void
}

/** The first password was made by someone else, so it is changed before anything is shown. */
export function FirstPasswordForm({ challenge, onStep, onBack }: Props) {
  const form = useLightForm(twicePassword, { password: '', again: '' })
  const submit = useSubmit(form, {
    send: ({ password }) => call(firstPassword, { body: { challenge, password } }),
    done: onStep,
  })
  return (
    <>
      <AuthHeading title={signInTexts.chooseYourPassword()} about={signInTexts.thisIsYourFirst()} />
      <PortalForm submit={submit}>
        <NewPasswordFields password={form.getInputProps('password')} again={form.getInputProps('again')} />
        <Button type="submit" fullWidth>
          {signInTexts.saveAndContinue()}
        </Button>
        <Button variant="subtle" size="compact-sm" onClick={onBack}>
          {signInTexts.backToLogin()}
        </Button>
      </PortalForm>
    </>
  )
}
