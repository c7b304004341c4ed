// `npm run size`, and a part of `npm test`: gzipped JavaScript per page, from vite's manifest. Fails when the login page
// or a public page loads more than it may, or when the first page of an area comes in too many files.
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from './build.mjs'

const firstPageMayLoad = 150_000
/** A browser asks for six at a time: so many are eight ways to the server and back. */
const firstPageMayAsk = 48
const web = 'dist/web'

/** Of what is built: whether the first pages are light enough. */
export function fitsFirstPages() {
  const manifest = JSON.parse(readFileSync(`${web}/.vite/manifest.json`, 'utf8'))
  const { withStaticImports, size, areas, chunksOf, byWeight } = measures(manifest)
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)
  const first = withStaticImports([entry])
  const rows = areas().map((area) => {
    const chunks = withStaticImports(chunksOf(area))
    return {
      area,
      own: size(chunks.filter((key) => !first.includes(key))),
      page: size([...new Set([...first, ...chunks])]),
    }
  })
  console.log('Gzipped JavaScript (kB = 1000 bytes)\n')
  print('every page', size(first))
  for (const { area, own, page } of rows) print(`area ${area}`, own, page)

  console.log('\nThe largest chunks')
  for (const key of byWeight().slice(0, 12)) print(manifest[key].file, size([key]))

  console.log()
  // The other pages of the area are fetched when somebody goes there.
  const login = [...new Set([...first, ...withStaticImports(['areas/auth/auth-chunk.ts'])])]
  const fitting = [
    fits('Login page', size(login)),
    fits('Public pages', rows.find((row) => row.area === 'public')?.page ?? size(first)),
    ...['backoffice', 'merchant'].map((area) => {
      const own = ['routes.ts', 'layout.tsx', 'dashboard.tsx'].map((part) => `areas/${area}/${area}-${part}`)
      const files = withStaticImports([entry, ...own]).filter((key) => manifest[key].file.endsWith('.js'))
      return fitsIn(`First page of area ${area}`, files.length)
    }),
  ]
  return fitting.every(Boolean)
}

function fitsIn(name, files) {
  const ok = files <= firstPageMayAsk
  console.log(`${name}: ${files} files of at most ${firstPageMayAsk}: ${ok ? 'ok' : 'TOO MANY'}`)
  return ok
}

function fits(name, bytes) {
  const ok = bytes <= firstPageMayLoad
  console.log(`${name}: ${kilobytes(bytes)} of at most ${kilobytes(firstPageMayLoad)}: ${ok ? 'ok' : 'TOO MUCH'}`)
  return ok
}

function measures(manifest) {
  /** The names of the folders below web/areas that have a chunk. */
  const areas = () =>
    [...new Set(Object.keys(manifest).flatMap((key) => /^areas\/([^/]+)\//.exec(key)?.[1] ?? []))].sort()

  /** The pages of services stand in their own folders. */
  const ofServices = { backoffice: /^[\w-]+\/office-chunk\.ts$/, merchant: /^[\w-]+\/(?!office-)[\w-]+-chunk\.ts$/ }
  const chunksOf = (area) =>
    Object.keys(manifest).filter((key) => key.startsWith(`areas/${area}/`) || ofServices[area]?.test(key))

  /** The chunks and all that the browser must load before it can run them. */
  function withStaticImports(keys, seen = new Set()) {
    for (const key of keys) {
      if (seen.has(key)) continue
      seen.add(key)
      withStaticImports(manifest[key].imports ?? [], seen)
    }
    return [...seen]
  }

  const size = (keys) =>
    keys
      .map((key) => manifest[key].file)
      .filter((file) => file.endsWith('.js'))
      .reduce((sum, file) => sum + gzipSync(readFileSync(`${web}/${file}`)).length, 0)

  const byWeight = () =>
    Object.keys(manifest)
      .filter((key) => manifest[key].file.endsWith('.js'))
      .sort((a, b) => size([b]) - size([a]))

  return { areas, chunksOf, withStaticImports, size, byWeight }
}

function print(name, own, whole) {
  const page = whole === undefined ? '' : `   with every page's: ${kilobytes(whole)}`
  console.log(`  ${name.padEnd(48)}${kilobytes(own).padStart(10)}${page}`)
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await build()
  process.exitCode = fitsFirstPages() ? 0 : 1
}
