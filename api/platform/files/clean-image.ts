import sharp, { type Metadata } from 'sharp'
import type { PictureShape } from '../../../contract/kernel/endpoint.ts'
import { fileAnswers } from '../../../texts/en/file-answer.ts'
import { FileRefused } from './file-problems.ts'
import { isPaymentCode, mayPay } from './payment-code.ts'
import { type Points, readBmp } from './read-bmp.ts'
import { readQrs } from './read-qrs.ts'
import { sniffRare } from './sniff.ts'

const mostPixels = 50_000_000
const mostSeconds = 15
/** Where none may be for paying. A picture of more could hide one among them. */
const mostCodes = 5

export interface CleanImage {
  content: Buffer
  type: 'image/jpeg' | 'image/png'
  /** By its QR code, where it must have one. */
  says?: string
}

/**
 * Draws the picture anew, upright and in common colours. Place and camera data, further frames and anything
 * hidden before or behind the picture do not survive that.
 */
export async function cleanImage(content: Buffer, shape: PictureShape = {}): Promise<CleanImage> {
  const source = sniffRare(content) === 'bmp' ? readBmp(content) : content
  const metadata = await readMetadata(source)
  const format = shape.format ?? (metadata.format === 'png' || metadata.hasAlpha ? 'png' : 'jpeg')
  const drawn = open(source)
    .autoOrient()
    .resize({
      width: shape.side ?? 6000,
      height: shape.side ?? 6000,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .timeout({ seconds: mostSeconds })
  const opaque = format === 'jpeg' || shape.opaque ? drawn.flatten({ background: '#ffffff' }) : drawn
  const made = format === 'png' ? opaque.png() : opaque.jpeg({ quality: 88 })
  const picture = { content: await made.toBuffer().catch(refuseBroken), type: `image/${format}` as const }
  if (!shape.qr) return picture
  if (shape.qr === 'payment') return { ...picture, says: oneToPayBy(await readQrs(picture.content)) }
  refusePayment(await readQrs(picture.content, mostCodes))
  return picture
}

function refusePayment(codes: readonly string[]): void {
  if (codes.some(mayPay)) throw new FileRefused('type', 'A payment code cannot be shown here.')
  if (codes.length >= mostCodes)
    throw new FileRefused('type', 'There are too many QR codes in this picture. Please choose one with fewer.')
}

function oneToPayBy(codes: readonly string[]): string {
  const [says, ...others] = codes
  if (says === undefined)
    throw new FileRefused(
      'type',
      'No QR code was found in this picture. Please choose one that shows the whole code, sharp and upright.',
    )
  if (others.length > 0)
    throw new FileRefused('type', 'There are several QR codes in this picture. Please choose one that shows ours only.')
  if (!isPaymentCode(says))
    throw new FileRefused('type', 'This QR code is not for payments. Please choose the one from our bank or UPI app.')
  return says
}

/** Reads the head only, so that a picture of a billion points is refused before it takes any memory. */
async function readMetadata(content: Source): Promise<Metadata> {
  const metadata = await open(content, false).metadata().catch(refuseBroken)
  if (metadata.width * metadata.height > mostPixels) {
    throw new FileRefused('pixels', fileAnswers.pictureTooLarge())
  }
  return metadata
}

/** A file that the library reads, or points that were read already. */
type Source = Buffer | Points

function open(source: Source, limited = true) {
  const limits = { limitInputPixels: limited ? mostPixels : false, failOn: 'error' } as const
  if (Buffer.isBuffer(source)) return sharp(source, { ...limits, pages: 1 })
  const { data, width, height } = source
  return sharp(data, { ...limits, raw: { width, height, channels: 3 } })
}

function refuseBroken(): never {
  throw new FileRefused('broken', fileAnswers.damagedPicture())
}
