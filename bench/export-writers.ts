import type { ExportColumn } from '../api/platform/export/export-column.ts'
import { writeCsv } from '../api/platform/export/write-csv.ts'
import { writePdf } from '../api/platform/export/write-pdf.ts'
import { writeXlsx } from '../api/platform/export/write-xlsx.ts'

const rowCount = Number(process.argv[2] ?? 100_000)
const columns: ExportColumn[] = [
  { title: 'Token No.', kind: 'text' },
  { title: 'Date', kind: 'date' },
  { title: 'Made', kind: 'datetime' },
  { title: 'Card name', kind: 'text' },
  { title: 'Merchant', kind: 'text' },
  { title: 'Mobile', kind: 'text' },
  { title: 'E-mail', kind: 'text' },
  { title: 'Amount', kind: 'money' },
  { title: 'Pages', kind: 'number' },
  { title: 'Paid', kind: 'flag' },
]
const options = { title: 'Export of many rows', madeAt: new Date(), madeFor: 'the bench' }
const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MB`

async function* manyRows(): AsyncGenerator<readonly unknown[]> {
  const start = Date.UTC(2026, 3, 1)
  for (let i = 0; i < rowCount; i++) {
    const made = new Date(start + i * 1000)
    const token = `N${10_000_000 + i}`
    yield [
      token,
      '2026-04-05',
      made,
      `Ramesh Kumar ${i}`,
      'M100001',
      '9876543210',
      `${token}@example.com`,
      i * 107,
      i % 9,
      i % 2 === 0,
    ]
  }
}

async function measure(name: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  const before = process.memoryUsage.rss()
  const started = performance.now()
  let [bytes, most] = [0, before]
  for await (const piece of pieces) {
    bytes += piece.length
    most = Math.max(most, process.memoryUsage.rss())
  }
  const seconds = (performance.now() - started) / 1000
  console.log(
    `${name.padEnd(5)} ${rowCount} rows in ${seconds.toFixed(1)} s, ${Math.round(rowCount / seconds)} rows/s, ` +
      `${megabytes(bytes)}, memory grew by ${megabytes(most - before)}`,
  )
}

await measure('csv', writeCsv(columns, manyRows()))
await measure('xlsx', writeXlsx(columns, manyRows(), options))
await measure('pdf', writePdf(columns, manyRows(), options))
