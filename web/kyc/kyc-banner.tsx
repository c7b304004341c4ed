import { Alert, Button, Group, Text } from '@mantine/core'
import { Link, Navigate } from '@tanstack/react-router'
import type { KycStanding } from '../../contract/kyc.ts'
import { type KycState, kycStateLabels } from '../../contract/kyc-moves.ts'
import { kycColors } from '../ui/kyc-badge.tsx'
import { formPath } from './kyc-words.ts'
import { useKycStanding } from './use-my-kyc.ts'

const until = 'Until it is approved you can look around, but not spend or apply.'
const words: Record<Exclude<KycState, 'approved'>, { text: string; button: string }> = {
  'not-started': { text: `Your KYC is not started. ${until}`, button: 'Start KYC' },
  submitted: { text: `We are looking at your KYC. ${until}`, button: 'See what was sent' },
  rejected: { text: `Your KYC was sent back. ${until}`, button: 'Mend it' },
  're-kyc': { text: `We need your KYC again. ${until}`, button: 'Open the form' },
}
const sentBack = { text: `A document of your KYC was sent back. ${until}`, button: 'Upload it again' }

/** Says why nothing can be spent yet, and leads to the form. Who has never seen the form is led there once. */
export function KycBanner() {
  const { data: standing } = useKycStanding()
  if (!standing) return null
  if (standing.state === 'not-started' && !standing.begun) return <Navigate to={formPath[standing.kind]} />
  if (standing.state !== 'approved') return <OwnBanner standing={standing} state={standing.state} />
  if (standing.businessState !== 'approved') return <BusinessBanner state={standing.businessState} />
  return null
}

function OwnBanner({ standing, state }: { standing: KycStanding; state: Exclude<KycState, 'approved'> }) {
  const { text, button } = state === 'submitted' && standing.documentRejected ? sentBack : words[state]
  return (
    <Frame state={state} text={text}>
      <Button component={Link} to={formPath[standing.kind]} size="xs" variant="default">
        {button}
      </Button>
    </Frame>
  )
}

function BusinessBanner({ state }: { state: KycState }) {
  return (
    <Frame
      state={state}
      text="The KYC of your business is not approved yet. Until then nobody of it can spend or apply; its owner has to see to it."
    />
  )
}

function Frame({ state, text, children }: { state: KycState; text: string; children?: React.ReactNode }) {
  return (
    <Alert color={kycColors[state]} mb="md" p="sm" role="region" aria-label="KYC">
      <Group justify="space-between" gap="sm">
        <Text size="sm" style={{ flex: '1 1 280px' }}>
          <strong>{kycStateLabels[state]}</strong>: {text}
        </Text>
        {children}
      </Group>
    </Alert>
  )
}
