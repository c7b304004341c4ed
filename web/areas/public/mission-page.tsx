import { SimpleGrid } from '@mantine/core'
import { publicTexts } from '../../../texts/en/public.ts'
import { SectionCard } from '../../ui/section-card.tsx'
import { PlainPage } from './plain-page.tsx'
import { Prose } from './prose.tsx'
import { useSite } from './use-site.ts'

export function MissionPage() {
  const site = useSite()
  return (
    <PlainPage title={publicTexts.missionVision()} intro={publicTexts.whyWeDoThis()}>
      {site && (
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
          <SectionCard title={publicTexts.ourMission()}>
            <Prose text={site.texts.mission} />
          </SectionCard>
          <SectionCard title={publicTexts.ourVision()}>
            <Prose text={site.texts.vision} />
          </SectionCard>
        </SimpleGrid>
      )}
    </PlainPage>
  )
}
