import { useState } from 'react'
import type { PictureKind } from '../../../contract/nsdl-pan/pictures.ts'
import type { CropCut, CropDesk } from '../../../contract/nsdl-pan/scan.ts'

export const kindLabels: Record<PictureKind, string> = { photo: 'Photo', signature: 'Signature' }

/** Both boxes, which of them is worked on, and the way back to where they stood. */
export function useCrops({ photo, signature }: Pick<CropDesk, PictureKind>) {
  const [chosen, choose] = useState<PictureKind>('photo')
  const [cuts, setCuts] = useState<Record<PictureKind, CropCut>>({ photo, signature })
  const change = (kind: PictureKind, cut: CropCut) => setCuts((before) => ({ ...before, [kind]: cut }))
  const reset = () => change(chosen, chosen === 'photo' ? photo : signature)
  return { chosen, choose, cuts, change, reset }
}
export type Crops = ReturnType<typeof useCrops>
