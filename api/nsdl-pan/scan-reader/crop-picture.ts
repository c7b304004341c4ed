import type { PictureRule } from '../../../contract/nsdl-pan/pictures.ts'
import type { Picture } from '../../../contract/picture/picture.ts'
import type { Transform } from '../../../contract/picture/transform.ts'
import { type CutArea, cutOut } from './cut-out.ts'
import { encodeCrop } from './encode-crop.ts'
import { wholePage } from './whole-page.ts'

/** A part of the page exactly as the provider wants it, never stretched. */
export async function cropPicture(
  picture: Picture,
  toPage: Transform | null,
  { cut, rule }: { cut: CutArea; rule: PictureRule },
): Promise<Buffer> {
  const shaped = rule.fit === 'cover' ? covering(cut, rule) : cut
  const scale = Math.min(rule.width / shaped.width, rule.height / shaped.height)
  const width = Math.min(rule.width, Math.round(shaped.width * scale))
  const height = Math.min(rule.height, Math.round(shaped.height * scale))
  return encodeCrop(cutOut(picture, toPage ?? wholePage(picture), { cut: shaped, width, height }), rule)
}

/** The largest part of the cut, about its middle, that has the rule's shape. */
function covering(cut: CutArea, rule: PictureRule): CutArea {
  const scale = Math.min(cut.width / rule.width, cut.height / rule.height)
  const [width, height] = [rule.width * scale, rule.height * scale]
  return { ...cut, x: cut.x + (cut.width - width) / 2, y: cut.y + (cut.height - height) / 2, width, height }
}
