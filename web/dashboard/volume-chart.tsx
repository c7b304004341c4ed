import { Text } from '@mantine/core'
import { type Volume, type VolumeKind, volumeKinds } from '../../contract/dashboard.ts'
import { StackedBars } from '../ui/charts/stacked-bars.tsx'
import type { Tone } from '../ui/charts/tones.ts'
import { SectionCard } from '../ui/section-card.tsx'

const tones: Record<VolumeKind, Tone> = {
  'pan-new': 'blue',
  'pan-correction': 'teal',
  'uti-coupon': 'orange',
  'gst-registration': 'grape',
  'gst-filing': 'cyan',
}
const grouped = new Intl.NumberFormat('en-IN')

interface Props {
  days: readonly string[]
  volume: Volume
}

/** What was sold on each of the last thirty days, by kind. */
export function VolumeChart({ days, volume }: Props) {
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
