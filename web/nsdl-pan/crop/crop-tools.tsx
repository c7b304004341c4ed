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
import { panScanTexts } from '../../../texts/en/pan-scan.ts'
import { ToolButton } from '../../ui/tool-button.tsx'
import { scaleCut, turnCut } from './crop-geometry.ts'
import { type Crops, kindTexts } from './use-crops.ts'

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
        aria-label={panScanTexts.whichBox()}
        value={chosen}
        data={pictureKinds.map((value) => ({ value, label: kindTexts[value].label() }))}
        onChange={crops.choose}
      />
      <PageChoice desk={desk} crops={crops} />
      <Group gap={6} role="group" aria-label={kindTexts[chosen].tools()}>
        <ToolButton label={panScanTexts.turnLeftAQuarter()} icon={IconRotate} onClick={() => turn(-90)} />
        <ToolButton label={panScanTexts.turnLeftHalfADegree()} icon={IconRotate2} onClick={() => turn(-0.5)} />
        <ToolButton label={panScanTexts.turnRightHalfADegree()} icon={IconRotateClockwise2} onClick={() => turn(0.5)} />
        <ToolButton label={panScanTexts.turnRightAQuarter()} icon={IconRotateClockwise} onClick={() => turn(90)} />
        <ToolButton label={panScanTexts.smallerBox()} icon={IconMinus} onClick={() => scale(1 / 1.05)} />
        <ToolButton label={panScanTexts.largerBox()} icon={IconPlus} onClick={() => scale(1.05)} />
        <ToolButton label={panScanTexts.backToWhereItWas()} icon={IconArrowBackUp} onClick={crops.reset} />
        <Text size="sm" c="dimmed" aria-live="polite">
          {cut.degrees}°
        </Text>
      </Group>
      <Group gap={6} role="group" aria-label={panScanTexts.howNearThePageIs()}>
        <ToolButton
          label={panScanTexts.zoomOut()}
          icon={IconZoomOut}
          disabled={zoom <= 1}
          onClick={() => onZoom(Math.max(1, zoom / 1.5))}
        />
        <ToolButton
          label={panScanTexts.zoomIn()}
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
      label={kindTexts[chosen].page()}
      value={String(cuts[chosen].page)}
      data={pages.map(({ index, number }) => ({
        value: String(index),
        label:
          number === null
            ? panScanTexts.pageNumber({ page: index + 1 })
            : panScanTexts.pageOfTheForm({ page: index + 1, number }),
      }))}
      onChange={({ currentTarget }) => change(chosen, { ...cuts[chosen], page: Number(currentTarget.value) })}
    />
  )
}
