import { Alert, Anchor, Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { merchantPaths } from '../../contract/paths.ts'
import type { PsaStanding } from '../../contract/uti-pan/psa.ts'
import { utiPanTexts } from '../../texts/en/uti-pan.ts'
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
      <PageTitle about={utiPanTexts.yourIdAsAnAgent()} />
      <QueryView query={standing}>{(known) => <Standing standing={known} />}</QueryView>
    </>
  )
}

function Standing({ standing }: { standing: PsaStanding }) {
  if (standing.status === 'approved') return <Approved standing={standing} />
  if (standing.status === 'pending')
    return (
      <SectionCard title={utiPanTexts.requestNumber({ no: standing.no ?? '' })}>
        <Text>{utiPanTexts.weHaveSentYourRequest()}</Text>
      </SectionCard>
    )
  return (
    <Stack gap="md">
      {standing.status === 'rejected' && (
        <Alert color="red" title={utiPanTexts.yourLastRequestWasRejected()}>
          {standing.reason}
        </Alert>
      )}
      <PsaForm draft={standing.draft} />
    </Stack>
  )
}

function Approved({ standing: { psaId, loginUrl } }: { standing: PsaStanding }) {
  return (
    <SectionCard title={utiPanTexts.yourPsaId()} about={utiPanTexts.howToSignIn()}>
      <Stack gap="md" align="flex-start">
        <Group gap="sm">
          <Code fz="lg">{psaId}</Code>
          <CopyButton value={psaId ?? ''}>
            {({ copied, copy }) => (
              <Button variant="default" size="compact-sm" onClick={copy}>
                {copied ? utiPanTexts.copied() : utiPanTexts.copy()}
              </Button>
            )}
          </CopyButton>
        </Group>
        <Group gap="sm">
          <Button component="a" href={loginUrl} target="_blank" rel="noreferrer">
            {utiPanTexts.openTheProvidersPage()}
          </Button>
          <Anchor component={Link} to={merchantPaths.utiCouponBuy}>
            {utiPanTexts.buyCouponsNow()}
          </Anchor>
        </Group>
      </Stack>
    </SectionCard>
  )
}
