import { Paper, SimpleGrid, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { merchantGst, officeGst } from '../../contract/gst/registration-detail.ts'
import { backendPaths, merchantPaths } from '../paths.ts'
import { callQuery } from '../platform/call-query.ts'
import { PageTitle } from '../ui/page-title.tsx'

interface Card {
  title: string
  about: string
  path: string
}

function Cards({ cards }: { cards: readonly Card[] }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
      {cards.map(({ title, about, path }) => (
        <Paper
          key={path}
          component={Link}
          to={path}
          p="lg"
          radius="md"
          bg="var(--card-background)"
          c="inherit"
          td="none"
        >
          <Title order={2}>{title}</Title>
          <Text size="sm" c="dimmed" mt={4}>
            {about}
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  )
}

/** The way into GST for merchants. */
export function MerchantGstPage() {
  const { data } = useQuery(callQuery(merchantGst.getCounts))
  const { draft = 0, clarification = 0 } = data ?? {}
  return (
    <>
      <PageTitle title="GST" about="Registrations of your customers." />
      <Cards
        cards={[
          {
            title: 'New Registration',
            about: 'The form by constitution, with its papers.',
            path: merchantPaths.gstRegistrationNew,
          },
          {
            title: 'Registration List',
            about: `Drafts: ${draft}. Questions to answer: ${clarification}.`,
            path: merchantPaths.gstRegistrationList,
          },
        ]}
      />
    </>
  )
}

/** What waits in GST for the back office. */
export function OfficeGstIndexPage() {
  const { data } = useQuery(callQuery(officeGst.getCounts))
  const { submitted = 0, arn = 0, clarification = 0 } = data ?? {}
  const started = data?.['in-progress'] ?? 0
  return (
    <>
      <PageTitle title="GST" about="Registrations that merchants sent in." />
      <Cards
        cards={[
          {
            title: 'Registration',
            about: `New: ${submitted}. In progress: ${started}. With the department: ${arn}. With the merchant: ${clarification}.`,
            path: backendPaths.gstRegistration,
          },
        ]}
      />
    </>
  )
}
