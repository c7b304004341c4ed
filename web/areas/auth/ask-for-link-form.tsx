import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { forgotPassword, forgottenPassword } from '../../../contract/session.ts'
import { accountLinksTexts } from '../../../texts/en/account-links.ts'
import { call } from '../../platform/call.ts'
import { AuthHeading } from '../../session/auth-heading.tsx'
import { CaptchaField } from '../../ui/form/captcha-field.tsx'
import { PortalForm } from '../../ui/form/portal-form.tsx'
import { useLightForm } from '../../ui/form/use-light-form.ts'
import { useSubmit } from '../../ui/form/use-submit.ts'
import { WayBack } from './way-back.tsx'

/** Asks for a link by mail. The answer is the same for known and unknown names. */
export function AskForLinkForm() {
  const [said, setSaid] = useState<string>()
  const [round, setRound] = useState(0)
  const form = useLightForm(forgottenPassword, { userName: '', captcha: '' })
  const submit = useSubmit(form, {
    send: (values) => call(forgotPassword, { body: values }),
    done: ({ message }) => setSaid(message),
    failed: () => {
      setRound((before) => before + 1)
      form.setFieldValue('captcha', '')
    },
  })
  return (
    <>
      <AuthHeading title={accountLinksTexts.resetPassword()} about={accountLinksTexts.weMailYouA()} />
      <WayBack said={said}>
        <PortalForm submit={submit}>
          <TextInput
            label={accountLinksTexts.userName()}
            required
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...form.getInputProps('userName')}
          />
          <CaptchaField
            key={round}
            purpose="reset-password"
            onAnswer={(text) => form.setFieldValue('captcha', text)}
            {...form.getInputProps('captcha')}
          />
          <Button type="submit" fullWidth>
            {accountLinksTexts.sendTheLink()}
          </Button>
        </PortalForm>
      </WayBack>
    </>
  )
}
