import { Stack, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { PictureKind, PictureRule } from '../../../contract/nsdl-pan/pictures.ts'
import type { CropCut } from '../../../contract/nsdl-pan/scan.ts'
import { panScanTexts } from '../../../texts/en/pan-scan.ts'
import classes from './crop.module.css'
import { drawPreview } from './draw-preview.ts'
import { kindTexts } from './use-crops.ts'

interface Props {
  kind: PictureKind
  cut: CropCut
  rule: PictureRule
  /** The address of the upright page; nothing while it is on its way. */
  source: string | undefined
}

/** A picture as it will be saved, in its own pixels. */
export function CropPreview({ kind, cut, rule, source }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const page = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const draw = () => {
      if (canvas.current && page.current) drawPreview(canvas.current, page.current, { cut, rule })
    }
    if (page.current?.src === source) return draw()
    if (!source) return
    const image = new Image()
    image.onload = () => {
      page.current = image
      draw()
    }
    image.src = source
    return () => {
      image.onload = null
    }
  }, [source, cut, rule])
  return (
    <Stack gap={4}>
      <Text size="sm" fw={600}>
        {kindTexts[kind].label()}
      </Text>
      <canvas
        ref={canvas}
        className={classes.preview}
        width={rule.width}
        height={rule.height}
        role="img"
        aria-label={kindTexts[kind].saved()}
      />
      <Text size="xs" c="dimmed">
        {panScanTexts.sizeOfAPicture({
          width: rule.width,
          height: rule.height,
          dpi: rule.dpi,
          kb: rule.maxBytes / 1000,
        })}
      </Text>
    </Stack>
  )
}
