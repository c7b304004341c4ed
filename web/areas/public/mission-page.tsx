import { SimpleGrid } from '@mantine/core'
import { SectionCard } from '../../ui/section-card.tsx'
import { PlainPage } from './plain-page.tsx'
import { Prose } from './prose.tsx'
import { useSite } from './use-site.ts'

export function MissionPage() {
  const site = useSite()
  return (
    <PlainPage title="Mission & Vision" intro="Why we do this, and where it leads.">
      {site && (
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
          <SectionCard title="Our mission">
            <Prose text={site.texts.mission} />
          </SectionCard>
          <SectionCard title="Our vision">
            <Prose text={site.texts.vision} />
          </SectionCard>
        </SimpleGrid>
      )}
    </PlainPage>
  )
}
