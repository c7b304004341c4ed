import type { PictureRule } from '../../../contract/nsdl-pan/pictures.ts'
import { type CropCut, cropPage } from '../../../contract/nsdl-pan/scan.ts'
import { middleOf } from './crop-geometry.ts'

/** Draws a box as the provider will see it, pixel for pixel; never stretched. */
export function drawPreview(
  canvas: HTMLCanvasElement,
  page: CanvasImageSource,
  { cut, rule }: { cut: CropCut; rule: PictureRule },
): void {
  const brush = canvas.getContext('2d')
  if (!brush) return
  const [across, down] = [rule.width / cut.width, rule.height / cut.height]
  const scale = rule.fit === 'cover' ? Math.max(across, down) : Math.min(across, down)
  const { x, y } = middleOf(cut)
  brush.resetTransform()
  brush.filter = rule.colour === 'colour' ? 'none' : 'grayscale(1)'
  brush.imageSmoothingQuality = 'high'
  brush.fillStyle = '#fff'
  brush.fillRect(0, 0, rule.width, rule.height)
  brush.save()
  brush.translate(rule.width / 2, rule.height / 2)
  brush.scale(scale, scale)
  // Beyond its own sides a box shows nothing of the page.
  brush.beginPath()
  brush.rect(-cut.width / 2, -cut.height / 2, cut.width, cut.height)
  brush.clip()
  brush.rotate((-cut.degrees * Math.PI) / 180)
  brush.drawImage(page, -x, -y, cropPage.width, cropPage.height)
  brush.restore()
}
