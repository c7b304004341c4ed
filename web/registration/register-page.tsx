import { Anchor, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { publicPaths } from '../../contract/public-paths.ts'
import type { RegistrationReceipt } from '../../contract/registration.ts'
import { registerTexts } from '../../texts/en/register.ts'
import { ErrorCard } from '../ui/page-states/error-card.tsx'
import { LoadingOverlay } from '../ui/page-states/loading-overlay.tsx'
import { RegistrationDone } from './registration-done.tsx'
import { clearDraft, keepReceipt, readDraft } from './registration-draft.ts'
import { RegistrationForm } from './registration-form.tsx'
import { useRegistrationOptions } from './use-registration-options.ts'

/** Asking to join as a shop: the form, or the receipt once it was sent. */
export function RegisterPage() {
  const [receipt, setReceipt] = useState(() => readDraft().receipt)

  function finish(given: RegistrationReceipt): void {
    keepReceipt(given)
    setReceipt(given)
  }
  function startAgain(): void {
    clearDraft()
    setReceipt(undefined)
  }
  if (receipt) return <RegistrationDone receipt={receipt} onAgain={startAgain} />
  return (
    <>
      <Stack gap={4} mb="lg">
        <Title order={1}>{registerTexts.register()}</Title>
        <Text size="sm" c="dimmed">
          {registerTexts.askToJoinUs()}
        </Text>
      </Stack>
      <OpenOrClosed onDone={finish} />
      <Anchor component={Link} to={publicPaths.login} size="sm" mt="md" display="inline-block">
        {registerTexts.iHaveAnAccount()}
      </Anchor>
    </>
  )
}

function OpenOrClosed({ onDone }: { onDone: (receipt: RegistrationReceipt) => void }) {
  const { options, error, ask } = useRegistrationOptions()
  if (error !== undefined) return <ErrorCard error={error} onRetry={ask} />
  if (!options) return <LoadingOverlay />
  if (!options.open) return <Text>{registerTexts.registrationIsClosedAt()}</Text>
  return <RegistrationForm idTypes={options.idtypes} onDone={onDone} />
}
