import type { UploadRule } from '../kernel/endpoint.ts'

/** A QR image becomes a PNG, since JPEG would smear the edges that a camera looks for, twice the size it is shown at. */
export const qrRule: UploadRule = {
  types: ['image', 'any image'],
  maxBytes: 5_000_000,
  refusal: 'Only images (JPEG, PNG, WebP, GIF, BMP, AVIF) are allowed',
  picture: { side: 700, format: 'png', opaque: true, qr: 'payment' },
}
