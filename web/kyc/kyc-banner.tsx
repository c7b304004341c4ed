import { Alert, Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { getKycStanding, getMyKyc, type KycStanding, type MyKyc, missingOf } from '../../contract/kyc.ts'
import { kycSteps } from '../../contract/kyc-fields.ts'
import { documentLabels, type KycKind, type KycState, kycStateLabels } from '../../contract/kyc-moves.ts'
import { callQuery } from '../platform/call-query.ts'
import { kycColors } from '../ui/kyc-badge.tsx'
import { isStarted } from './is-started.ts'
import { formPath } from './kyc-words.ts'

type Decided = Exclude<KycState, 'approved' | 'not-started'>
const until = 'Until it is approved you can look around, but not spend or apply.'
const notStarted = { text: `Your KYC is not started. ${until}`, button: 'Start KYC' }
const words: Record<Decided, { text: string; button: string }> = {
  submitted: { text: `We are looking at your KYC. ${until}`, button: 'See what was sent' },
  rejected: { text: `Your KYC was sent back. ${until}`, button: 'Mend it' },
  're-kyc': { text: `We need your KYC again. ${until}`, button: 'Open the form' },
}
const sentBack = { text: `A document of your KYC was sent back. ${until}`, button: 'Upload it again' }

/** Says why nothing can be spent yet, and leads to the form. Who has never seen the form is led there once. */
export function KycBanner() {
  const { data: standing } = useQuery(callQuery(getKycStanding))
  if (!standing) return null
  if (standing.state === 'not-started')
    return standing.begun ? <BegunBanner kind={standing.kind} /> : <Navigate to={formPath[standing.kind]} />
  if (standing.state !== 'approved') return <OwnBanner standing={standing} state={standing.state} />
  if (standing.businessState !== 'approved') return <BusinessBanner state={standing.businessState} />
  return null
}

/** The form was seen: what of it is filled in decides whether something was begun, and what is still to do. */
function BegunBanner({ kind }: { kind: KycKind }) {
  const { data: kyc, isPending } = useQuery(callQuery(getMyKyc))
  if (isPending) return null
  const started = !kyc || isStarted(kyc)
  const { text, button } = started ? begunWords(kyc) : notStarted
  return (
    <Frame state="not-started" label={started ? 'Started' : undefined} text={text}>
      <Button component={Link} to={formPath[kind]} size="xs" variant="default">
        {button}
      </Button>
    </Frame>
  )
}

function begunWords(kyc: MyKyc | undefined): { text: string; button: string } {
  const notSent = 'Your KYC is not sent in yet.'
  if (!kyc) return { text: `${notSent} ${until}`, button: 'Go on with KYC' }
  const { steps, documents } = missingOf(kyc.kind, kyc)
  const missing = [...steps.map((step) => kycSteps[step].title), ...documents.map((kind) => documentLabels[kind])]
  return missing.length > 0
    ? { text: `${notSent} Still missing: ${missing.join(', ')}. ${until}`, button: 'Go on with KYC' }
    : { text: `${notSent} Everything is there: send it in. ${until}`, button: 'Send it in' }
}

function OwnBanner({ standing, state }: { standing: KycStanding; state: Decided }) {
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

interface FrameProps {
  state: KycState
  /** In place of the name of the state. */
  label?: string
  text: string
  children?: ReactNode
}

function Frame({ state, label = kycStateLabels[state], text, children }: FrameProps) {
  return (
    <Alert color={kycColors[state]} mb="md" p="sm" role="region" aria-label="KYC">
      <Group justify="space-between" gap="sm">
        <Text size="sm" style={{ flex: '1 1 280px' }}>
          <strong>{label}</strong>: {text}
        </Text>
        {children}
      </Group>
    </Alert>
  )
}
