import { Alert } from '@mantine/core'
import { useState } from 'react'
import { forgetWhyEnded, useWhyEnded } from '../../platform/ended-session.ts'
import { saveSession } from '../../platform/session.ts'
import { SignInSteps } from '../../session/sign-in-steps.tsx'
import { SubmitOverlay } from '../../ui/form/submit-overlay.tsx'

/** The guard of this area sees the session and leads on. On a slow line that takes a while, and nothing is tapped again. */
export function LoginPage() {
  const [leaving, setLeaving] = useState(false)
  const why = useWhyEnded()
  return (
    <>
      {why && (
        <Alert role="status" color="orange" mb="md">
          {why}
        </Alert>
      )}
      <SignInSteps
        onSignedIn={(tokens) => {
          setLeaving(true)
          forgetWhyEnded()
          saveSession(tokens)
        }}
      />
      <SubmitOverlay visible={leaving} />
    </>
  )
}
