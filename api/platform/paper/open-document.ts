import PDFDocument from 'pdfkit'

/** An empty PDF of A4 pages whose drawer minds the margins, and its bytes once it has ended. */
export function openDocument(info: { title: string; author?: string }): {
  doc: PDFKit.PDFDocument
  bytes: Promise<Buffer>
} {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    font: '',
    fontLayoutCache: false,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: info.title, ...(info.author ? { Author: info.author } : {}) },
  })
  return { doc, bytes: collect(doc) }
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })
}
