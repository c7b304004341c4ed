/** A page of a PDF: one JPEG, and how large it is in pixels and on paper. */
export interface PdfPage {
  jpeg: Uint8Array
  width: number
  height: number
  /** In points, 72 to the inch. */
  paper: { width: number; height: number }
}

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

/** A PDF that holds nothing but JPEGs, one a page, the way scanners write it. */
export function writePdf(pages: readonly PdfPage[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  const starts: number[] = []
  let length = 0
  const put = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? bytesOf(part) : part
    parts.push(bytes)
    length += bytes.length
  }
  const object = (body: string, stream?: Uint8Array) => {
    starts.push(length)
    put(`${starts.length} 0 obj\n${body}\n`)
    if (stream) {
      put('stream\n')
      put(stream)
      put('\nendstream\n')
    }
    put('endobj\n')
  }
  put('%PDF-1.4\n')
  object('<< /Type /Catalog /Pages 2 0 R >>')
  object(`<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, i) => `${3 + i * 3} 0 R`).join(' ')}] >>`)
  for (const [i, page] of pages.entries()) addPage(object, 3 + i * 3, page)
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const count = starts.length + 1
  const xref = length
  put(`xref\n0 ${count}\n0000000000 65535 f \n${table}`)
  put(`trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`)
  return joined(parts, length)
}

function addPage(
  object: (body: string, stream?: Uint8Array) => void,
  number: number,
  { jpeg, width, height, paper }: PdfPage,
): void {
  const [w, h] = [paper.width.toFixed(2), paper.height.toFixed(2)]
  const draw = bytesOf(`q ${w} 0 0 ${h} 0 0 cm /P Do Q`)
  object(
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${w} ${h}] /Contents ${number + 1} 0 R ` +
      `/Resources << /XObject << /P ${number + 2} 0 R >> >> >>`,
  )
  object(`<< /Length ${draw.length} >>`, draw)
  object(
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB ` +
      `/BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`,
    jpeg,
  )
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
