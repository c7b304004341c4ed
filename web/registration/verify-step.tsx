import { Anchor, Checkbox } from '@mantine/core'
import { publicPaths } from '../../contract/public-paths.ts'
import { CaptchaField } from '../ui/form/captcha-field.tsx'
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
          <>
            I agree that my details are kept and used to review this registration, as the{' '}
            <Anchor href={publicPaths.privacyPolicy} target="_blank" inherit underline="always">
              privacy policy
            </Anchor>{' '}
            says.
          </>
        }
      />
    </>
  )
}
