import { Group, NativeSelect, SegmentedControl, Stack, Text } from '@mantine/core'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconRotate from '@tabler/icons-react/dist/esm/icons/IconRotate.mjs'
import IconRotate2 from '@tabler/icons-react/dist/esm/icons/IconRotate2.mjs'
import IconRotateClockwise from '@tabler/icons-react/dist/esm/icons/IconRotateClockwise.mjs'
import IconRotateClockwise2 from '@tabler/icons-react/dist/esm/icons/IconRotateClockwise2.mjs'
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs'
import IconZoomOut from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs'
import { pictureKinds } from '../../../contract/nsdl-pan/pictures.ts'
import type { CropDesk } from '../../../contract/nsdl-pan/scan.ts'
import { ToolButton } from '../../ui/tool-button.tsx'
import { scaleCut, turnCut } from './crop-geometry.ts'
import { type Crops, kindLabels } from './use-crops.ts'

interface Props {
  desk: CropDesk
  crops: Crops
  zoom: number
  onZoom: (zoom: number) => void
}

const mostZoom = 4

/** Fine steps for the box that is worked on, and how near the page is. */
export function CropTools({ desk, crops, zoom, onZoom }: Props) {
  const { chosen, cuts, change } = crops
  const cut = cuts[chosen]
  const ratio = desk.rules[chosen].width / desk.rules[chosen].height
  const turn = (by: number) => change(chosen, turnCut(cut, by))
  const scale = (factor: number) => change(chosen, scaleCut(cut, factor, ratio))
  return (
    <Stack gap="sm">
      <SegmentedControl
        fullWidth
        aria-label="Which box"
        value={chosen}
        data={pictureKinds.map((value) => ({ value, label: kindLabels[value] }))}
        onChange={crops.choose}
      />
      <PageChoice desk={desk} crops={crops} />
      <Group gap={6} role="group" aria-label={`Turn and size the ${kindLabels[chosen].toLowerCase()} box`}>
        <ToolButton label="Turn left a quarter" icon={IconRotate} onClick={() => turn(-90)} />
        <ToolButton label="Turn left half a degree" icon={IconRotate2} onClick={() => turn(-0.5)} />
        <ToolButton label="Turn right half a degree" icon={IconRotateClockwise2} onClick={() => turn(0.5)} />
        <ToolButton label="Turn right a quarter" icon={IconRotateClockwise} onClick={() => turn(90)} />
        <ToolButton label="Smaller box" icon={IconMinus} onClick={() => scale(1 / 1.05)} />
        <ToolButton label="Larger box" icon={IconPlus} onClick={() => scale(1.05)} />
        <ToolButton label="Back to where it was" icon={IconArrowBackUp} onClick={crops.reset} />
        <Text size="sm" c="dimmed" aria-live="polite">
          {cut.degrees}°
        </Text>
      </Group>
      <Group gap={6} role="group" aria-label="How near the page is">
        <ToolButton
          label="Zoom out"
          icon={IconZoomOut}
          disabled={zoom <= 1}
          onClick={() => onZoom(Math.max(1, zoom / 1.5))}
        />
        <ToolButton
          label="Zoom in"
          icon={IconZoomIn}
          disabled={zoom >= mostZoom}
          onClick={() => onZoom(Math.min(mostZoom, zoom * 1.5))}
        />
        <Text size="sm" c="dimmed">
          {Math.round(zoom * 100)} %
        </Text>
      </Group>
    </Stack>
  )
}

function PageChoice({ desk: { pages }, crops: { chosen, cuts, change } }: Pick<Props, 'desk' | 'crops'>) {
  if (pages.length < 2) return null
  return (
    <NativeSelect
      label={`Page of the ${kindLabels[chosen].toLowerCase()}`}
      value={String(cuts[chosen].page)}
      data={pages.map(({ index, number }) => ({
        value: String(index),
        label: number === null ? `Page ${index + 1}` : `Page ${index + 1} (page ${number} of the form)`,
      }))}
      onChange={({ currentTarget }) => change(chosen, { ...cuts[chosen], page: Number(currentTarget.value) })}
    />
  )
}
