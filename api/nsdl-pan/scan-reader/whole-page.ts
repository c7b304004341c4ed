import { formLayout } from '../../../contract/nsdl-pan/form-layout.ts'
import type { Picture } from '../../../contract/picture/picture.ts'
import type { Transform } from '../../../contract/picture/transform.ts'

/** For a page that was not recognised: as if its picture were the page, so that a person can place the boxes. */
export function wholePage({ width, height }: Picture): Transform {
  const { page } = formLayout
  const scale = Math.max(page.width / width, page.height / height)
  return [scale, 0, 0, 0, scale, 0, 0, 0, 1]
}
