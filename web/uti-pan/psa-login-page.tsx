import { Alert, Anchor, Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { merchantPaths } from '../../contract/paths.ts'
import type { PsaStanding } from '../../contract/uti-pan/psa.ts'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { PsaForm } from './psa-form.tsx'
import { useOwnPsa } from './use-own-psa.ts'

/** The own PSA id with the way to the provider, or the way to get one. */
export function PsaLoginPage() {
  const standing = useOwnPsa()
  return (
    <>
      <PageTitle about="Your id as a PAN service agent of UTI." />
      <QueryView query={standing}>{(known) => <Standing standing={known} />}</QueryView>
    </>
  )
}

function Standing({ standing }: { standing: PsaStanding }) {
  if (standing.status === 'approved') return <Approved standing={standing} />
  if (standing.status === 'pending')
    return (
      <SectionCard title={`Request ${standing.no}`}>
        <Text>We have sent your request on. You are told as soon as your PSA id is there.</Text>
      </SectionCard>
    )
  return (
    <Stack gap="md">
      {standing.status === 'rejected' && (
        <Alert color="red" title="Your last request was rejected">
          {standing.reason}
        </Alert>
      )}
      <PsaForm draft={standing.draft} />
    </Stack>
  )
}

function Approved({ standing: { psaId, loginUrl } }: { standing: PsaStanding }) {
  return (
    <SectionCard title="Your PSA id" about="Sign in with it at the provider; the first password is the id itself.">
      <Stack gap="md" align="flex-start">
        <Group gap="sm">
          <Code fz="lg">{psaId}</Code>
          <CopyButton value={psaId ?? ''}>
            {({ copied, copy }) => (
              <Button variant="default" size="compact-sm" onClick={copy}>
                {copied ? 'Copied' : 'Copy'}
              </Button>
            )}
          </CopyButton>
        </Group>
        <Group gap="sm">
          <Button component="a" href={loginUrl} target="_blank" rel="noreferrer">
            Open the provider's page
          </Button>
          <Anchor component={Link} to={merchantPaths.utiCouponBuy}>
            Buy coupons
          </Anchor>
        </Group>
      </Stack>
    </SectionCard>
  )
}
