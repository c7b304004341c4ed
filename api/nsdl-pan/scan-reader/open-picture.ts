import sharp, { type Sharp } from 'sharp'
import type { Picture } from '../../../contract/picture/picture.ts'

export function openPicture({ width, height, channels, data }: Picture): Sharp {
  return sharp(data, { raw: { width, height, channels }, limitInputPixels: false })
}

/** In shades of grey, its longer side no longer than asked for. */
export async function greyPicture(picture: Picture, longest: number): Promise<Picture> {
  const { data, info } = await openPicture(picture)
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true, kernel: 'linear' })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, channels: 1, data }
}
