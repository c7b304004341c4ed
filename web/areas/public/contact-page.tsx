import { Anchor, Paper, SimpleGrid, Text, Title } from '@mantine/core'
import type { PublicSite } from '../../../contract/public-site.ts'
import type { Text as Said } from '../../../texts/catalogue.ts'
import { publicTexts } from '../../../texts/en/public.ts'
import { PlainPage } from './plain-page.tsx'
import classes from './public-pages.module.css'
import { useSite } from './use-site.ts'

const departments: { key: keyof PublicSite['departments']; name: Said; about: Said }[] = [
  { key: 'banking', name: publicTexts.banking, about: publicTexts.depositsSettlementsAndPayment },
  { key: 'loan', name: publicTexts.loanLeads, about: publicTexts.loansForCustomersAnd },
  { key: 'pan', name: publicTexts.panFacilitation, about: publicTexts.applicationsCorrectionsRejections },
  { key: 'insurance', name: publicTexts.insurance, about: publicTexts.policiesRenewalsAndClaims },
  { key: 'it', name: publicTexts.itSupport, about: publicTexts.signInDevicesAnd },
  { key: 'complaints', name: publicTexts.complaints, about: publicTexts.whenSomethingWentWrong },
]

export function ContactPage() {
  const site = useSite()
  return (
    <PlainPage title={publicTexts.contact()} intro={site?.texts.contactIntro}>
      <SimpleGrid component="ul" cols={{ base: 1, xs: 2, md: 3 }} spacing="md" className={classes.tiles}>
        {departments.map(({ key, name, about }) => (
          <Paper key={key} component="li" p="lg" radius="md" bg="var(--card-background)">
            <Title order={2} fz="md">
              {name()}
            </Title>
            <Text size="sm" c="dimmed" my={4}>
              {about()}
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
