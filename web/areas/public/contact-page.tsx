import { Anchor, Paper, SimpleGrid, Text, Title } from '@mantine/core'
import type { PublicSite } from '../../../contract/public-site.ts'
import { PlainPage } from './plain-page.tsx'
import classes from './public-pages.module.css'
import { useSite } from './use-site.ts'

const departments: { key: keyof PublicSite['departments']; name: string; about: string }[] = [
  { key: 'banking', name: 'Banking', about: 'Deposits, settlements and payment questions.' },
  { key: 'loan', name: 'Loan leads', about: 'Loans for customers and for service centres.' },
  { key: 'pan', name: 'PAN facilitation', about: 'Applications, corrections, rejections.' },
  { key: 'insurance', name: 'Insurance', about: 'Policies, renewals and claims.' },
  { key: 'it', name: 'IT support', about: 'Sign-in, devices and the portal itself.' },
  { key: 'complaints', name: 'Complaints', about: 'When something went wrong: we answer within seven working days.' },
]

export function ContactPage() {
  const site = useSite()
  return (
    <PlainPage title="Contact" intro={site?.texts.contactIntro}>
      <SimpleGrid component="ul" cols={{ base: 1, xs: 2, md: 3 }} spacing="md" className={classes.tiles}>
        {departments.map(({ key, name, about }) => (
          <Paper key={key} component="li" p="lg" radius="md" bg="var(--card-background)">
            <Title order={2} fz="md">
              {name}
            </Title>
            <Text size="sm" c="dimmed" my={4}>
              {about}
            </Text>
            {site?.departments[key] && (
              <Anchor href={`mailto:${site.departments[key]}`}>{site.departments[key]}</Anchor>
            )}
          </Paper>
        ))}
      </SimpleGrid>
    </PlainPage>
  )
}
