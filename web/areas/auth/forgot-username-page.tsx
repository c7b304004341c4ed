import { Button, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { publicPaths } from '../../../contract/public-paths.ts'
import { forgotUserName } from '../../../contract/session.ts'
import { call } from '../../platform/call.ts'
import { CallError } from '../../platform/call-error.ts'
import { AuthHeading } from '../../session/auth-heading.tsx'
import { CaptchaField } from '../../ui/form/captcha-field.tsx'
import { PortalForm } from '../../ui/form/portal-form.tsx'
import { useLightForm } from '../../ui/form/use-light-form.ts'
import { useSubmit } from '../../ui/form/use-submit.ts'
import { WayBack } from './way-back.tsx'

const redirectDelayMs = 8000
const request = z.object({ emailid: z.string('Required'), captcha: z.string('Required') })

/** Mails the user name to its owner, then leads back to the login. */
export function ForgotUsernamePage() {
  const [sent, setSent] = useState(false)
  const [round, setRound] = useState(0)
  useLoginAfter(sent)
  const form = useLightForm(request, { emailid: '', captcha: '' })
  const submit = useSubmit(form, {
    send: ({ emailid, captcha }) => call(forgotUserName, { query: { captcha }, body: { emailid } }).catch(rethrow),
    done: () => setSent(true),
    failed: () => {
      setRound((before) => before + 1)
      form.setFieldValue('captcha', '')
    },
  })
  return (
    <>
      <AuthHeading title="Forgot user name" about="We send it to the e-mail address you registered with." />
      <WayBack said={sent ? 'Username has been sent to your registered email.' : undefined}>
        <PortalForm submit={submit}>
          <TextInput label="E-mail" type="email" required autoComplete="email" {...form.getInputProps('emailid')} />
          <CaptchaField
            key={round}
            purpose="forgot-username"
            onAnswer={(text) => form.setFieldValue('captcha', text)}
            {...form.getInputProps('captcha')}
          />
          <Button type="submit" fullWidth>
            Send user name
          </Button>
        </PortalForm>
      </WayBack>
    </>
  )
}

/** Without words from the server the page has its own. */
function rethrow(error: unknown): never {
  const body = error instanceof CallError ? error.body : undefined
  const said = typeof body === 'object' && body !== null && 'message' in body
  if (error instanceof CallError && !said) {
    throw new CallError(error.message, { status: error.status, body: { message: 'Failed to send username.' } })
  }
  throw error
}

function useLoginAfter(sent: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!sent) return
    const timer = setTimeout(() => void navigate({ to: publicPaths.login }), redirectDelayMs)
    return () => clearTimeout(timer)
  }, [sent, navigate])
}
