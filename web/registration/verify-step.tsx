import { Anchor, Checkbox } from '@mantine/core'
import { publicPaths } from '../../contract/public-paths.ts'
import { registerTexts } from '../../texts/en/register.ts'
import { CaptchaField } from '../ui/form/captcha-field.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { EmailProof } from './email-proof.tsx'
import type { RegistrationForm } from './use-registration-form.ts'

interface Props {
  form: RegistrationForm
  /** Another number brings another captcha. */
  round: number
}

export function VerifyStep({ form, round }: Props) {
  const { closing, errors } = form
  return (
    <>
      <EmailProof form={form} />
      <CaptchaField
        key={round}
        purpose="register"
        name="captcha"
        value={closing.captcha}
        error={errors.captcha}
        onAnswer={(captcha) => form.close({ captcha })}
        onChange={(event) => form.close({ captcha: event.currentTarget.value })}
      />
      <Checkbox
        name="consent"
        checked={closing.consent}
        error={errors.consent}
        aria-invalid={errors.consent ? true : undefined}
        onChange={(event) => form.close({ consent: event.currentTarget.checked })}
        label={
          <RichText
            text={registerTexts.iAgree()}
            marks={{
              policy: (words) => (
                <Anchor href={publicPaths.privacyPolicy} target="_blank" inherit underline="always">
                  {words}
                </Anchor>
              ),
            }}
          />
        }
      />
    </>
  )
}
