import { Badge, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type CredentialView, listCredentials } from '../../contract/catalogue/api-credential.ts'
import { credentialProviders, fieldsOf } from '../../contract/catalogue/credential-providers.ts'
import { formatDateTime } from '../../contract/kernel/dates.ts'
import { callQuery } from '../platform/call-query.ts'
import { useIsAdmin } from '../platform/use-is-admin.ts'
import { Facts } from '../ui/facts.tsx'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { CredentialForm } from './credential-form.tsx'
import { TestGateway } from './test-gateway.tsx'

/** What the portal needs to use the services of others. */
export function ApiCredentialsPage() {
  const credentials = useQuery(callQuery(listCredentials))
  return (
    <>
      <PageTitle about="Secrets are kept encrypted and are never shown again: only their last four characters." />
      <QueryView query={credentials}>
        {(all) => (
          <Stack gap="md">
            {all.map((view) => (
              <ProviderCard key={view.provider} view={view} />
            ))}
          </Stack>
        )}
      </QueryView>
    </>
  )
}

/** What may be read of them; to change them is an admin's matter. */
function CredentialFacts({ view: { provider, plain, masked } }: { view: CredentialView }) {
  const facts = fieldsOf(provider).map(
    ([name, { label }]) => [label, plain[name] || masked[name] || 'Not set'] as const,
  )
  return (
    <Stack gap="xs">
      <Facts facts={facts.map(([label, text]) => [label, text])} />
      <Text size="sm" c="dimmed">
        Only an admin changes credentials.
      </Text>
    </Stack>
  )
}

function ProviderCard({ view }: { view: CredentialView }) {
  const admin = useIsAdmin()
  const { name, about } = credentialProviders[view.provider]
  return (
    <SectionCard title={name} about={about}>
      <Stack gap="md">
        <Group gap="xs">
          <Badge variant="light" color={view.active ? 'green' : 'gray'} tt="none">
            {view.active ? 'Active' : 'Off'}
          </Badge>
          <Badge variant="light" color={view.mode === 'live' ? 'orange' : 'blue'} tt="none">
            {view.mode === 'live' ? 'Live' : 'Test'}
          </Badge>
          <Badge variant="light" color="gray" tt="none" fw={500}>
            {view.updatedAt ? `Saved ${formatDateTime(view.updatedAt)}` : 'Nothing saved yet'}
          </Badge>
        </Group>
        {/* Another saved state is another form: what was typed is not mixed into it. */}
        {admin ? <CredentialForm key={view.updatedAt} view={view} /> : <CredentialFacts view={view} />}
        {view.provider === 'gateway' && <TestGateway saved={view.updatedAt !== null} />}
      </Stack>
    </SectionCard>
  )
}
