import { Anchor, Badge, Group, Stack, Table, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { documentLabels, documentStateLabels } from '../../contract/kyc-moves.ts'
import type { MerchantDetail, MerchantPerson } from '../../contract/merchant.ts'
import { backendPaths } from '../../contract/paths.ts'
import { KycBadge } from '../ui/kyc-badge.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { WideTable } from './wide-table.tsx'

/** The owner, the staff, and how far their KYC is. */
export function MerchantPeople({ merchant: { owner, employees, documents } }: { merchant: MerchantDetail }) {
  const people = [
    ...(owner ? [{ ...owner, part: 'Owner' }] : []),
    ...employees.map((one) => ({ ...one, part: 'Staff' })),
  ]
  return (
    <Stack gap="md">
      <SectionCard title="People">
        <WideTable label="List of people" minWidth={640}>
          <Table.Thead>
            <Table.Tr>
              {['Code', 'Name', 'Part', 'Mobile No.', 'Email ID', 'KYC'].map((title) => (
                <Table.Th key={title}>{title}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {people.map((person) => (
              <Row key={person.id} person={person} />
            ))}
          </Table.Tbody>
        </WideTable>
      </SectionCard>
      <SectionCard title="Documents" about="States only. The papers themselves are opened in the KYC review.">
        {documents.length === 0 ? (
          <Text size="sm">The owner has uploaded nothing yet.</Text>
        ) : (
          <Group gap="md">
            {documents.map(({ kind, state }) => (
              <Text key={kind} size="sm">
                {`${documentLabels[kind]()}: ${documentStateLabels[state]()}`}
              </Text>
            ))}
          </Group>
        )}
      </SectionCard>
    </Stack>
  )
}

function Row({ person }: { person: MerchantPerson & { part: string } }) {
  const review = person.part === 'Owner' ? backendPaths.merchantKyc(person.id) : backendPaths.staffKyc(person.id)
  return (
    <Table.Tr>
      <Table.Td>
        <Anchor component={Link} to={backendPaths.user(person.id)} size="sm">
          {person.code}
        </Anchor>
      </Table.Td>
      <Table.Td>{person.name}</Table.Td>
      <Table.Td>
        <Group gap="xs" wrap="nowrap">
          {person.part}
          {person.locked && (
            <Badge color="red" variant="light" tt="none">
              Locked
            </Badge>
          )}
        </Group>
      </Table.Td>
      <Table.Td>{person.mobileNo}</Table.Td>
      <Table.Td>{person.emailId}</Table.Td>
      <Table.Td>
        <Group gap="xs" wrap="nowrap">
          <KycBadge state={person.kyc} />
          <Anchor component={Link} to={review} size="sm" aria-label={`Open the KYC of ${person.code}`}>
            Open
          </Anchor>
        </Group>
      </Table.Td>
    </Table.Tr>
  )
}
