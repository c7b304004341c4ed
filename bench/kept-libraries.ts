// `npm run bench bench/kept-libraries.ts -- FOLDER`: our readers and writers beside well-known libraries, for decision 026.
// The libraries are no part of the project, so FOLDER is where they were put for this alone:
// `npm install --prefix FOLDER --ignore-scripts csv-parse papaparse fflate yauzl saxes fast-xml-parser otpauth eventsource-parser uplot chart.js`
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { checkTotp, newTotpSecret } from '../api/platform/crypto/totp.ts'
import { zipFiles } from '../api/platform/export/zip-files.ts'
import { openZip } from '../api/platform/import/open-zip.ts'
import { readCsv } from '../api/platform/import/read-csv.ts'
import { readXml } from '../api/platform/import/read-xml.ts'

const folder = path.resolve(process.argv[2] ?? '.cache/libraries')
const fromFolder = createRequire(path.join(folder, 'package.json'))
const turns = 7

async function timeOf(work: () => unknown): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** The quickest of a few turns each, in turn, so that a busy machine is busy for all of them. */
async function compare(what: string, ours: () => unknown, theirs: Record<string, () => unknown>): Promise<void> {
  const all = Object.entries({ ours, ...theirs })
  const best = new Map<string, number>()
  for (let turn = 0; turn < turns; turn += 1)
    for (const [name, work] of all) best.set(name, Math.min(best.get(name) ?? Infinity, await timeOf(work)))
  const own = best.get('ours') ?? 1
  console.log(`${what}: ours ${own.toFixed(1)} ms`)
  for (const [name, time] of best)
    if (name !== 'ours') console.log(`  ${name}: ${time.toFixed(1)} ms, ${(time / own).toFixed(2)} of ours`)
}

const rows = Array.from({ length: 50_000 }, (_, n) => `${n},"Rao, Asha ${n}",411001,Pune,"said ""yes""",12345.00`)
const csv = `no,name,pin,city,word,amount\r\n${rows.join('\r\n')}\r\n`
const csvParse = fromFolder('csv-parse/sync')
const papa = fromFolder('papaparse')
await compare('CSV, 50,000 lines', () => [...readCsv(csv)].length, {
  'csv-parse': () => csvParse.parse(csv, { bom: true, relax_column_count: true, trim: true, info: true }).length,
  papaparse: () => papa.parse(csv, { skipEmptyLines: true }).data.length,
})

const cells = rows.map((_, n) => `<row r="${n}"><c r="A${n}" t="inlineStr"><is><t>Rao &amp; Co ${n}</t></is></c></row>`)
const sheet = Buffer.from(`<?xml version="1.0"?><worksheet><sheetData>${cells.join('')}</sheetData></worksheet>`)
function countParts(): number {
  let parts = 0
  for (const _ of readXml(sheet)) parts += 1
  return parts
}
const { SaxesParser } = fromFolder('saxes')
const { XMLParser } = fromFolder('fast-xml-parser')
await compare('XML, a sheet of 50,000 rows', () => countParts(), {
  saxes: () => {
    const parser = new SaxesParser()
    let parts = 0
    for (const event of ['opentag', 'closetag', 'text']) parser.on(event, () => (parts += 1))
    parser.write(sheet.toString()).close()
    return parts
  },
  'fast-xml-parser': () => new XMLParser({ ignoreAttributes: false }).parse(sheet),
})

async function zipped(): Promise<Buffer> {
  async function* entries() {
    yield { name: 'sheet.xml', content: [sheet] }
  }
  const parts: Uint8Array[] = []
  for await (const part of zipFiles(entries(), new Date(0))) parts.push(part)
  return Buffer.concat(parts)
}
const fflate = fromFolder('fflate')
await compare('ZIP written', zipped, { fflate: () => fflate.zipSync({ 'sheet.xml': sheet }, { level: 3 }) })

const archive = await zipped()
const yauzl = fromFolder('yauzl')
const withYauzl = () =>
  new Promise((resolve, reject) => {
    yauzl.fromBuffer(archive, { lazyEntries: true }, (error: Error | null, zip: typeof yauzl) => {
      if (error) return reject(error)
      zip.on('entry', (entry: unknown) =>
        zip.openReadStream(entry, (failed: Error | null, stream: NodeJS.ReadableStream) => {
          if (failed) return reject(failed)
          stream.on('data', () => undefined)
          stream.on('end', () => resolve(undefined))
        }),
      )
      zip.readEntry()
    })
  })
const limits = { entries: 100, unpackedBytes: 200_000_000 }
await compare('ZIP read', () => openZip(archive, limits).read('sheet.xml'), {
  yauzl: withYauzl,
  fflate: () => fflate.unzipSync(archive),
})

const secret = newTotpSecret()
const otpauth = fromFolder('otpauth')
const times = Array.from({ length: 5000 }, (_, n) => new Date(1_800_000_000_000 + n * 30_000))
await compare('TOTP, 5,000 codes checked', () => times.map((at) => checkTotp(secret, '000000', at)), {
  otpauth: () => {
    const totp = new otpauth.TOTP({ secret })
    return times.map((at) => totp.validate({ token: '000000', timestamp: at.getTime(), window: 1 }))
  },
})

/** What a browser would fetch, packed. */
async function weigh(name: string, entry: string, directory: string): Promise<void> {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: directory, loader: 'tsx' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    outdir: '/',
    jsx: 'automatic',
    external: ['react', 'react/jsx-runtime', '@mantine/*'],
    logLevel: 'error',
  })
  const bytes = outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0)
  console.log(`  ${name}: ${(bytes / 1024).toFixed(1)} kB`)
}
const home = path.resolve(import.meta.dirname, '..')
console.log('In the browser, minified and gzipped:')
await weigh('our event parser', `export * from './web/platform/create-event-parser.ts'`, home)
await weigh('eventsource-parser', `export { createParser } from 'eventsource-parser'`, folder)
const charts = ['day-bars', 'name-bars', 'share-bar', 'stacked-bars', 'legend', 'day-table']
await weigh('our charts', charts.map((name) => `export * from './web/ui/charts/${name}.tsx'`).join('\n'), home)
await weigh('uplot (lines and bars on a canvas)', `export { default } from 'uplot'`, folder)
await weigh(
  'chart.js, bars only',
  `import { BarController, BarElement, CategoryScale, Chart, LinearScale } from 'chart.js'
  Chart.register(BarController, BarElement, CategoryScale, LinearScale)
  export { Chart }`,
  folder,
)
console.log(`esbuild ${JSON.parse(readFileSync(path.join(home, 'node_modules/esbuild/package.json'), 'utf8')).version}`)
