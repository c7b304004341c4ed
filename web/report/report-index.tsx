import { Stack, Title } from '@mantine/core'
import { entriesOf } from '../../contract/kernel/keys-of.ts'
import { may } from '../../contract/kernel/role.ts'
import { serviceKeys } from '../../contract/of-services.ts'
import { reportPageTexts } from '../../texts/en/report-page.ts'
import { useStanding } from '../platform/use-standing.ts'
import { LinkCards } from '../ui/link-cards.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import type { WebServices } from '../ui/web-service.ts'
import { type ReportArea, reportAreas } from './report-area.ts'
import { SavedList } from './saved-list.tsx'

const groups = { money: reportPageTexts.money, work: reportPageTexts.work } as const

/** The reports of an area, and the pages beside them. */
export function ReportIndex({ area, services }: { area: ReportArea; services: WebServices }) {
  const { sides, path } = reportAreas[area]
  const more = serviceKeys.flatMap((key) => services[key][area].besideReports ?? [])
  const { data: standing } = useStanding()
  const openToThem = more.filter(({ access }) => standing && may(access, standing))
  return (
    <>
      <PageTitle about={reportPageTexts.chooseWhatYouWantToKnow()} />
      <Stack gap="lg">
        <SavedList area={area} />
        {entriesOf(groups).map(([group, title]) => (
          <Stack key={group} gap="sm" component="section" aria-label={title()}>
            <Title order={2}>{title()}</Title>
            <LinkCards
              cards={[
                ...sides
                  .filter((side) => side.group === group)
                  .map(({ title, about, slug }) => ({ title, about, path: path(slug) })),
                ...(group === 'work' ? openToThem : []),
              ]}
            />
          </Stack>
        ))}
      </Stack>
    </>
  )
}
