import { Text } from '@mantine/core'
import type { Volume, VolumeKind } from '../../contract/dashboard.ts'
import { merchantTexts } from '../../texts/en/merchant.ts'
import { say } from '../../texts/say.ts'
import { StackedBars } from '../ui/charts/stacked-bars.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { joinServices, type VolumeLook, type WebServices } from '../ui/web-service.ts'

const grouped = new Intl.NumberFormat('en-IN')

interface Props {
  days: readonly string[]
  volume: Volume
  services: WebServices
}

/** What was sold on each of the last thirty days, by kind. */
export function VolumeChart({ days, volume, services }: Props) {
  const looks = joinServices<VolumeKind, VolumeLook>(services, (one) => one.volumes)
  const series = volume.map(({ kind, perDay }) => ({
    name: say(looks[kind].name),
    tone: looks[kind].tone,
    values: perDay,
  }))
  return (
    <SectionCard title={merchantTexts.volume()} about={merchantTexts.sentInAndNot()}>
      {series.length === 0 ? (
        <Text c="dimmed">{merchantTexts.nothingWasSentIn()}</Text>
      ) : (
        <StackedBars label={merchantTexts.volumeByDay()} days={days} series={series} text={(n) => grouped.format(n)} />
      )}
    </SectionCard>
  )
}
