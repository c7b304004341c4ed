import { Button, SimpleGrid, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PanField } from '../../../contract/nsdl-pan/fields.ts'
import type { PanInfo, PanInfoCalls } from '../../../contract/nsdl-pan/info.ts'
import { panMoveLabels, panStateFacts } from '../../../contract/nsdl-pan/states.ts'
import { panInfoTexts } from '../../../texts/en/pan-info.ts'
import { callQuery } from '../../platform/call-query.ts'
import { endpointPath } from '../../platform/endpoint-path.ts'
import { FileList } from '../../ui/file-list.tsx'
import { QueryView } from '../../ui/page-states/query-view.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { StepTimeline } from '../../ui/step-timeline.tsx'
import { Crops } from './crops.tsx'
import { fileWords } from './file-words.ts'
import { InfoFacts } from './info-facts.tsx'
import { MoneyFacts } from './money-facts.tsx'
import { SheetFacts } from './sheet-facts.tsx'
import { StateCard } from './state-card.tsx'

interface Props {
  id: string
  calls: PanInfoCalls
  /** The address of the module's first page. */
  home: string
  moves: (info: PanInfo) => ReactNode
  /** Fields that this area draws otherwise. */
  drawn?: (info: PanInfo) => Partial<Record<PanField, ReactNode>>
}

/** Everything about one application, read only, with what can be done now. */
export function PanInfoPage({ id, calls, home, moves, drawn }: Props) {
  const query = useQuery(callQuery(calls.getInfo, { params: { id } }))
  return (
    <>
      <PageTitle title={query.data && `${query.data.refNo} · ${query.data.cardName}`}>
        <Button component={Link} to={home} variant="default">
          {panInfoTexts.allLists()}
        </Button>
      </PageTitle>
      <QueryView query={query}>
        {(info) => (
          <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
            <Stack gap="md">
              <StateCard info={info} moves={moves(info)} />
              <SectionCard title={panInfoTexts.application()}>
                <InfoFacts info={info} />
              </SectionCard>
              <SectionCard title={panInfoTexts.details()}>
                <SheetFacts data={info.data} drawn={drawn?.(info)} />
              </SectionCard>
            </Stack>
            <Stack gap="md">
              <SectionCard title={panInfoTexts.timeline()}>
                <StepTimeline steps={info.steps} labels={panMoveLabels} facts={panStateFacts} />
              </SectionCard>
              <SectionCard title={panInfoTexts.files()}>
                <Stack gap="md">
                  <Crops info={info} calls={calls} />
                  <FileList
                    files={info.files}
                    titleOf={fileWords}
                    pathOf={({ id }) => endpointPath(calls.getFile.path, { id })}
                  />
                </Stack>
              </SectionCard>
              <SectionCard title={panInfoTexts.money()}>
                <MoneyFacts money={info.money} />
              </SectionCard>
            </Stack>
          </SimpleGrid>
        )}
      </QueryView>
    </>
  )
}
