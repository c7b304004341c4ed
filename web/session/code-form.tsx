import { Button, Group, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { type codeWanted, loginOtp, oneTimeCode, resendOtp, type SignInStep } from '../../contract/session.ts'
import { signInTexts } from '../../texts/en/sign-in.ts'
import { call } from '../platform/call.ts'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { useLightForm } from '../ui/form/use-light-form.ts'
import { useSubmit } from '../ui/form/use-submit.ts'
import { AuthHeading } from './auth-heading.tsx'
import { useCountdown } from './use-countdown.ts'

type CodeWanted = z.infer<typeof codeWanted>

interface Props {
  wanted: CodeWanted
  onStep: (step: SignInStep) => void
  onBack: () => void
}

const pauseBetweenMails = 30

/** The one-time code, by mail or from the app; a recovery code does as well. */
export function CodeForm({ wanted, onStep, onBack }: Props) {
  const [current, setCurrent] = useState(wanted)
  const form = useLightForm(oneTimeCode, { challenge: wanted.challenge, code: '' })
  const submit = useSubmit(form, {
    send: ({ code }) => call(loginOtp, { body: { challenge: current.challenge, code } }),
    done: onStep,
  })
  return (
    <>
      <AuthHeading title={signInTexts.oneTimeCode()} about={whereIsIt(current)} />
      <PortalForm submit={submit}>
        <TextInput
          label={signInTexts.code()}
          required
          autoFocus
          autoComplete="one-time-code"
          // A code from the app or a mail is digits; a recovery code has letters.
          inputMode={current.method === 'app' ? 'text' : 'numeric'}
          autoCapitalize="none"
          spellCheck={false}
          description={current.method === 'app' ? signInTexts.aRecoveryCodeWorks() : undefined}
          {...form.getInputProps('code')}
        />
        <Button type="submit" fullWidth>
          {signInTexts.continue()}
        </Button>
        <Group justify="space-between" gap="xs">
          <ResendButton current={current} onSent={setCurrent} />
          <Button variant="subtle" size="compact-sm" onClick={onBack}>
            {signInTexts.backToLogin()}
          </Button>
        </Group>
      </PortalForm>
    </>
  )
}

function whereIsIt({ method, sentTo }: CodeWanted): string {
  if (method === 'app') return signInTexts.enterTheCodeThat()
  return sentTo ? signInTexts.weSentACode({ sentTo }) : signInTexts.weMailedACode()
}

interface ResendProps {
  current: CodeWanted
  onSent: (wanted: CodeWanted) => void
}

function ResendButton({ current, onSent }: ResendProps) {
  const [failed, setFailed] = useState(false)
  const pause = useCountdown()
  async function resend(): Promise<void> {
    setFailed(false)
    pause.start(pauseBetweenMails)
    try {
      onSent(await call(resendOtp, { body: { challenge: current.challenge } }))
    } catch {
      setFailed(true)
    }
  }
  const label = current.method === 'app' ? signInTexts.sendACodeBy() : signInTexts.sendTheCodeAgain()
  return (
    <div>
      <Button variant="subtle" size="compact-sm" disabled={pause.seconds > 0} onClick={resend}>
        {pause.seconds > 0 ? `${label} (${pause.seconds} s)` : label}
      </Button>
      {failed && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {signInTexts.theCodeCouldNot()}
        </Text>
      )}
    </div>
  )
}
