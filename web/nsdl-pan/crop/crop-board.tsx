import { Loader } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { type PictureKind, pictureKinds } from '../../../contract/nsdl-pan/pictures.ts'
import { type CropCut, type CropDesk, cropPage } from '../../../contract/nsdl-pan/scan.ts'
import { panScanTexts } from '../../../texts/en/pan-scan.ts'
import classes from './crop.module.css'
import { CropBox } from './crop-box.tsx'
import { middleOf } from './crop-geometry.ts'
import type { Crops } from './use-crops.ts'

interface Props {
  desk: CropDesk
  crops: Crops
  /** The address of the upright page; nothing while it is on its way. */
  source: string | undefined
  zoom: number
}

/** The upright page with the boxes on it. */
export function CropBoard({ desk, crops, source, zoom }: Props) {
  const page = crops.cuts[crops.chosen].page
  const board = useCentred(crops.cuts[crops.chosen], `${crops.chosen} ${zoom}`)
  const here = pictureKinds.filter((kind) => crops.cuts[kind].page === page)
  const ratioOf = (kind: PictureKind) => desk.rules[kind].width / desk.rules[kind].height
  return (
    <div className={classes.board} ref={board}>
      <div className={classes.page} style={{ width: `${zoom * 100}%` }}>
        {source ? (
          <img src={source} alt={panScanTexts.pageOfTheScan({ page: page + 1 })} draggable={false} />
        ) : (
          <div className={classes.waiting}>
            <Loader aria-label={panScanTexts.loadingThePage()} />
          </div>
        )}
        {here.map((kind) => (
          <CropBox
            key={kind}
            kind={kind}
            cut={crops.cuts[kind]}
            ratio={ratioOf(kind)}
            chosen={crops.chosen === kind}
            onChoose={() => crops.choose(kind)}
            onChange={(cut) => crops.change(kind, cut)}
          />
        ))}
      </div>
    </div>
  )
}

/** Whoever looks nearer, or turns to the other box, sees it in the middle; while it is dragged nothing else moves. */
function useCentred(cut: CropCut, moment: string) {
  const board = useRef<HTMLDivElement>(null)
  const latest = useRef(cut)
  useEffect(() => {
    latest.current = cut
  })
  useEffect(() => {
    const frame = board.current
    if (!moment || !frame) return
    const { x, y } = middleOf(latest.current)
    frame.scrollLeft = (x / cropPage.width) * frame.scrollWidth - frame.clientWidth / 2
    frame.scrollTop = (y / cropPage.height) * frame.scrollHeight - frame.clientHeight / 2
  }, [moment])
  return board
}
