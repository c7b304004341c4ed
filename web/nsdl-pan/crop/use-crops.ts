import { useState } from 'react'
import type { PictureKind } from '../../../contract/nsdl-pan/pictures.ts'
import type { CropCut, CropDesk } from '../../../contract/nsdl-pan/scan.ts'
import type { Text } from '../../../texts/catalogue.ts'
import { panScanTexts } from '../../../texts/en/pan-scan.ts'

/** What is said of each of the two pictures. */
export const kindTexts = {
  photo: {
    label: panScanTexts.photo,
    box: panScanTexts.photoBox,
    tools: panScanTexts.turnAndSizeThePhoto,
    page: panScanTexts.pageOfThePhoto,
    saved: panScanTexts.photoAsSaved,
  },
  signature: {
    label: panScanTexts.signature,
    box: panScanTexts.signatureBox,
    tools: panScanTexts.turnAndSizeTheSignature,
    page: panScanTexts.pageOfTheSignature,
    saved: panScanTexts.signatureAsSaved,
  },
} as const satisfies Record<PictureKind, Record<string, Text>>

/** Both boxes, which of them is worked on, and the way back to where they stood. */
export function useCrops({ photo, signature }: Pick<CropDesk, PictureKind>) {
  const [chosen, choose] = useState<PictureKind>('photo')
  const [cuts, setCuts] = useState<Record<PictureKind, CropCut>>({ photo, signature })
  const change = (kind: PictureKind, cut: CropCut) => setCuts((before) => ({ ...before, [kind]: cut }))
  const reset = () => change(chosen, chosen === 'photo' ? photo : signature)
  return { chosen, choose, cuts, change, reset }
}
export type Crops = ReturnType<typeof useCrops>
