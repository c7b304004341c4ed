import { formLayout } from '../../../contract/nsdl-pan/form-layout.ts'
import type { Picture } from '../../../contract/picture/picture.ts'
import type { Transform } from '../../../contract/picture/transform.ts'
import { cutOut } from './cut-out.ts'
import { markDensity } from './mark-density.ts'
import { openPicture } from './open-picture.ts'
import { wholePage } from './whole-page.ts'

const { page } = formLayout

/** The page upright and in its right size, as a JPEG of so many pixels per inch. */
export async function straightenPicture(picture: Picture, toPage: Transform | null, dpi: number): Promise<Buffer> {
  const [width, height] = [Math.round((page.width / 25.4) * dpi), Math.round((page.height / 25.4) * dpi)]
  const straight = cutOut(picture, toPage ?? wholePage(picture), { cut: { x: 0, y: 0, ...page }, width, height })
  return markDensity(await openPicture(straight).jpeg({ quality: 85 }).toBuffer(), dpi)
}
