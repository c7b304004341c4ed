import { Loader } from '@mantine/core'
import { type PictureKind, pictureKinds } from '../../../contract/nsdl-pan/pictures.ts'
import type { CropDesk } from '../../../contract/nsdl-pan/scan.ts'
import classes from './crop.module.css'
import { CropBox } from './crop-box.tsx'
import { type Crops, kindLabels } from './use-crops.ts'

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
  const here = pictureKinds.filter((kind) => crops.cuts[kind].page === page)
  const ratioOf = (kind: PictureKind) => desk.rules[kind].width / desk.rules[kind].height
  return (
    <div className={classes.board}>
      <div className={classes.page} style={{ width: `${zoom * 100}%` }}>
        {source ? (
          <img src={source} alt={`Page ${page + 1} of the scan`} draggable={false} />
        ) : (
          <div className={classes.waiting}>
            <Loader aria-label="Loading the page" />
          </div>
        )}
        {here.map((kind) => (
          <CropBox
            key={kind}
            kind={kind}
            label={kindLabels[kind]}
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
