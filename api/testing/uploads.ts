import QRCode from 'qrcode'
import sharp from 'sharp'

/** A form as a browser sends it, with one file in a field. */
export function formWith(
  field: string,
  file: { name: string; content: Buffer },
  texts: Record<string, string> = {},
): { payload: Buffer; headers: Record<string, string> } {
  const boundary = '----kendra-test-boundary'
  const before = Object.entries(texts).map(
    ([name, text]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
  )
  const head = `${before.join('')}--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${file.name}"\r\nContent-Type: application/octet-stream\r\n\r\n`
  const payload = Buffer.concat([Buffer.from(head), file.content, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}

/** A small JPEG that carries a remark in its metadata. */
export function aPhoto(remark: string): Promise<Buffer> {
  const plain = sharp({ create: { width: 120, height: 160, channels: 3, background: '#8899aa' } })
  return plain
    .withExif({ IFD0: { ImageDescription: remark } })
    .jpeg()
    .toBuffer()
}

/** A picture with a QR code in it, as a bank hands one out. */
export function aQrCode(says: string, width = 300): Promise<Buffer> {
  return QRCode.toBuffer(says, { width })
}
