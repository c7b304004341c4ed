import QRCode from 'qrcode'

/** Draws a QR code as plain squares, sharp at any size; the white margin around it is the drawer's to keep. */
export function drawCode(
  doc: PDFKit.PDFDocument,
  text: string,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'Q' })
  const side = width / modules.size
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      const length = darkRun(modules, row, column)
      // Runs are drawn as one piece: between single squares, readers of PDFs show hairlines.
      if (length > 0) doc.rect(x + column * side, y + row * side, length * side, side)
      column += length
    }
  }
  doc.fill('#000000')
}

function darkRun(modules: { size: number; get(row: number, column: number): number }, row: number, start: number) {
  let end = start
  while (end < modules.size && modules.get(row, end)) end++
  return end - start
}
