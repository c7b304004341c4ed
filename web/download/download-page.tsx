import { Button, SimpleGrid, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type DocumentName, type DownloadCalls, formDocuments, guideDocuments } from '../../contract/download.ts'
import { keysOf } from '../../contract/kernel/keys-of.ts'
import { downloadTexts } from '../../texts/en/download.ts'
import { callQuery } from '../platform/call-query.ts'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { DocumentButton } from './document-button.tsx'
import * as cards from './download-links.ts'
import { LinkList } from './link-list.tsx'
import { SampleFormsDialog } from './sample-forms-dialog.tsx'

interface Props {
  /** The calls of the own area. */
  calls: DownloadCalls
  /** May put other PDFs in the place of ours. */
  canReplace: boolean
}

const forms = keysOf(formDocuments)
const guides = keysOf(guideDocuments)

/** Forms, samples, programs and ways to other sites that a shop needs. */
export function DownloadPage({ calls, canReplace }: Props) {
  const links = useQuery(callQuery(calls.links))
  const [samples, setSamples] = useState(false)
  const document = (name: DocumentName) => (
    <DocumentButton key={name} name={name} call={calls.document} canReplace={canReplace} />
  )
  return (
    <>
      <PageTitle about={downloadTexts.aboutDownloads()} />
      <QueryView query={links}>
        {(addresses) => (
          <Stack gap="md">
            <SectionCard title={downloadTexts.downloadPancardForms()}>
              <SimpleGrid cols={{ base: 1, xs: 2, lg: canReplace ? 2 : 4 }} spacing="sm">
                {forms.map(document)}
              </SimpleGrid>
            </SectionCard>
            <SimpleGrid cols={{ base: 1, md: 2, xl: 3 }} spacing="md">
              <SectionCard title={downloadTexts.sampleFormsLinks()}>
                <Stack gap="sm">
                  <LinkList links={cards.portalLinks} addresses={addresses} />
                  <Button onClick={() => setSamples(true)}>{downloadTexts.sampleForm()}</Button>
                </Stack>
              </SectionCard>
              <SectionCard title={downloadTexts.statusLink()}>
                <LinkList links={cards.statusLinks} addresses={addresses} />
              </SectionCard>
              <SectionCard title={downloadTexts.pancard()}>
                <Stack gap="sm">
                  <LinkList links={cards.pancardLinks} addresses={addresses} />
                  {guides.map(document)}
                </Stack>
              </SectionCard>
              <SectionCard title={downloadTexts.investmentNpsPlan()}>
                <LinkList links={cards.investmentLinks} addresses={addresses} />
              </SectionCard>
              <SectionCard title={downloadTexts.softwareDownloads()}>
                <LinkList links={cards.softwareLinks} addresses={addresses} />
              </SectionCard>
            </SimpleGrid>
          </Stack>
        )}
      </QueryView>
      <SampleFormsDialog
        opened={samples}
        onClose={() => setSamples(false)}
        call={calls.document}
        canReplace={canReplace}
      />
    </>
  )
}
