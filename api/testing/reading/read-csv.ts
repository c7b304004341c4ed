/** For tests: a strict reader of RFC 4180, written apart from the writer so that both must agree. */
export function readCsv(bytes: Buffer): string[][] {
  const text = bytes.toString('utf8')
  if (!text.startsWith('\uFEFF')) throw new Error('no byte order mark')
  if (!text.endsWith('\r\n')) throw new Error('no last line end')
  const field = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/gy
  const rows: string[][] = []
  let row: string[] = []
  field.lastIndex = 1
  while (field.lastIndex < text.length) {
    const found = field.exec(text)
    if (!found) throw new Error('broken quoting')
    const [, cell = '', end] = found
    row.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end === '\r\n') {
      rows.push(row)
      row = []
    }
  }
  return rows
}
