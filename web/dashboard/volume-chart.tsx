import { Text } from '@mantine/core'
import { type Volume, type VolumeKind, volumeKinds } from '../../contract/dashboard.ts'
import { StackedBars } from '../ui/charts/stacked-bars.tsx'
import type { Tone } from '../ui/charts/tones.ts'
import { SectionCard } from '../ui/section-card.tsx'
import { joinServices, type WebServices } from '../ui/web-service.ts'

const grouped = new Intl.NumberFormat('en-IN')

interface Props {
  days: readonly string[]
  volume: Volume
  services: WebServices
}

/** What was sold on each of the last thirty days, by kind. */
export function VolumeChart({ days, volume, services }: Props) {
  const tones = joinServices<VolumeKind, Tone>(services, (one) => one.tones)
  const series = volume.map(({ kind, perDay }) => ({
    name: volumeKinds[kind].label,
    tone: tones[kind],
    values: perDay,
  }))
  return (
    <SectionCard title="Volume" about="Sent in and not cancelled, last 30 days.">
      {series.length === 0 ? (
        <Text c="dimmed">Nothing was sent in during these days.</Text>
      ) : (
        <StackedBars label="Volume by day" days={days} series={series} text={(n) => grouped.format(n)} />
      )}
    </SectionCard>
  )
}
