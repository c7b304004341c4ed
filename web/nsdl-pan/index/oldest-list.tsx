import { Anchor, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatDateTime } from '../../../contract/kernel/dates.ts'
import type { getMerchantOldest, getOfficeOldest } from '../../../contract/nsdl-pan/info.ts'
import { panListTexts } from '../../../texts/en/pan-list.ts'
import { say } from '../../../texts/say.ts'
import { callQuery } from '../../platform/call-query.ts'
import { QueryView } from '../../ui/page-states/query-view.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import type { PanSide } from '../lists/pan-side.ts'

interface Props {
  call: typeof getOfficeOldest | typeof getMerchantOldest
  side: PanSide
  about: string
  /** The page of an application. */
  pageOf: (id: string) => string
}

/** Who waits longest. */
export function OldestList({ call, side, about, pageOf }: Props) {
  const oldest = useQuery(callQuery(call))
  return (
    <SectionCard title={panListTexts.waitingLongest()} about={about}>
      <QueryView query={oldest}>
        {(all) =>
          all.length === 0 ? (
            <Text c="dimmed">{panListTexts.nothingIsWaiting()}</Text>
          ) : (
            <Stack gap="sm">
              {all.map(({ id, queue, refNo, cardName, stateAt }) => (
                <Group key={id} justify="space-between" gap="xs">
                  <Anchor component={Link} to={pageOf(id)} size="sm">
                    {`${refNo} · ${cardName}`}
                  </Anchor>
                  <Text size="xs" c="dimmed">
                    {panListTexts.titleSince({
                      title: say(side.queues[queue]?.title ?? ''),
                      when: formatDateTime(stateAt),
                    })}
                  </Text>
                </Group>
              ))}
            </Stack>
          )
        }
      </QueryView>
    </SectionCard>
  )
}
