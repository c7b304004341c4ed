import { Anchor, Button, Group, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { publicPaths } from '../../contract/public-paths.ts'
import { credentials, login, type SignInStep } from '../../contract/session.ts'
import { signInTexts } from '../../texts/en/sign-in.ts'
import { call } from '../platform/call.ts'
import { CallError } from '../platform/call-error.ts'
import { fieldErrors } from '../platform/error-text.ts'
import { CaptchaField } from '../ui/form/captcha-field.tsx'
import { PasswordField } from '../ui/form/password-field.tsx'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { useLightForm } from '../ui/form/use-light-form.ts'
import { useSubmit } from '../ui/form/use-submit.ts'
import { AuthHeading } from './auth-heading.tsx'
import { useCountdown } from './use-countdown.ts'

const labels = () => ({
  userName: signInTexts.userName(),
  password: signInTexts.password(),
  captcha: signInTexts.captcha(),
})

interface Props {
  onStep: (step: SignInStep) => void
  /** Of whom was signed in a moment ago: only the password is missing, and there is no way to another page. */
  again?: { userName: string }
}

/** User name and password. After a few failures the server wants a captcha too, then some patience. */
export function CredentialsForm({ onStep, again }: Props) {
  const [captchaRound, setCaptchaRound] = useState(0)
  const wait = useCountdown()
  const form = useLightForm(credentials, { userName: again?.userName ?? '', password: '', captcha: '' })

  /** A captcha answers once, so each failure brings a new one. */
  function afterFailure(error: unknown): void {
    if (error instanceof CallError && error.retryAfter) wait.start(error.retryAfter)
    if (captchaRound > 0 || 'captcha' in fieldErrors(error)) {
      setCaptchaRound((round) => round + 1)
      form.setFieldValue('captcha', '')
    }
  }

  const submit = useSubmit(form, {
    send: ({ userName, password, captcha }) =>
      call(login, { body: { userName, password, ...(captcha && { captcha }) } }),
    done: onStep,
    failed: afterFailure,
  })

  /** Where the browser has done the check, what was said of the picture is over. */
  function answerCaptcha(text: string): void {
    form.setFieldValue('captcha', text)
    if (text && 'captcha' in fieldErrors(submit.error)) submit.clearError()
  }

  return (
    <>
      {!again && <AuthHeading title={signInTexts.login()} about={signInTexts.welcomeBackSignIn()} />}
      <PortalForm submit={submit} labels={labels()}>
        <TextInput
          label={signInTexts.userName()}
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={!again?.userName}
          {...form.getInputProps('userName')}
        />
        <PasswordField
          kind="current"
          label={signInTexts.password()}
          required
          data-autofocus={again?.userName ? true : undefined}
          {...form.getInputProps('password')}
        />
        {captchaRound > 0 && (
          <CaptchaField
            key={captchaRound}
            purpose="login"
            onAnswer={answerCaptcha}
            {...form.getInputProps('captcha')}
          />
        )}
        <Button type="submit" fullWidth disabled={wait.seconds > 0}>
          {wait.seconds > 0 ? signInTexts.tryAgainInSeconds({ seconds: wait.seconds }) : signInTexts.login()}
        </Button>
        {!again && <ForgotLinks />}
      </PortalForm>
    </>
  )
}

const ForgotLinks = () => (
  <Group justify="space-between" gap="xs">
    <Anchor component={Link} to={publicPaths.resetPassword} size="sm">
      {signInTexts.forgotPassword()}
    </Anchor>
    <Anchor component={Link} to={publicPaths.forgotUserName} size="sm">
      {signInTexts.forgotUserName2()}
    </Anchor>
  </Group>
)
