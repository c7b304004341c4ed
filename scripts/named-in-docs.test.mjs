import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const documents = ['docs/architecture.md', 'docs/words.md', 'CONTRIBUTING.md']

/** What a document names although it is not there, and why. */
const notThere = {
  'an example of what a reader adds': [
    'contract/parcel.ts',
    'api/parcel/receive-parcel.ts',
    'receive-parcel.test.ts',
    'parcel-table.ts',
    'parcel-routes.ts',
    'receiveParcel',
    'web/parcel/',
  ],
  'a file that must not be': ['index.ts', 'utils', 'helpers', 'manager'],
  'made by the build': ['dist/render'],
  'a word of SQL': ['LISTEN'],
}
const excused = new Set(Object.values(notThere).flat())

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '')
const paths = new Set(
  files.flatMap((file) => file.split('/').map((_, at, parts) => `/${parts.slice(0, at + 1).join('/')}`)),
)

const isPath = (text) =>
  /^[\w.*…<>/-]+$/.test(text) && /(^(api|contract|database|docs|e2e|scripts|web)\/)|\.(tsx?|mjs|md)$/.test(text)

/** A path may be told by its end; `*`, `…` and `<journey>` stand for any name. */
function isThere(path) {
  const end = path.replace(/\/$/, '')
  const pattern = end.replace(/[.]/g, '\\.').replace(/\*|…|<\w+>/g, '[^/]+')
  const found = new RegExp(`/${pattern}$`)
  return paths.has(`/${end}`) || [...paths].some((known) => found.test(known))
}

const withoutComments = (source) => source.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*|^\s*--.*/gm, ' ')
const isSource = (file) =>
  /^(api|bench|contract|database|e2e|scripts|web)\/.*\.(tsx?|mjs|sql)$|^[\w.]+\.(ts|json)$/.test(file)

/** Every name in the code; in texts only those that stand alone, for the others are sentences. */
function namesInCode() {
  const names = new Set()
  for (const file of files.filter((one) => isSource(one) && !one.endsWith('named-in-docs.test.mjs'))) {
    const source = withoutComments(readFileSync(file, 'utf8'))
    const code = file.endsWith('.sql') ? source : source.replace(/'([^'\n]* [^'\n]*)'/g, ' ')
    for (const [name] of code.matchAll(/[A-Za-z_]\w*/g)) names.add(name)
  }
  return names
}

/** The name that a text in backticks is about: `call()` and `seal(text, context)` are about what is called. */
const nameOf = (text) => /^([A-Za-z_]\w*)(\(.*\))?$/.exec(text)?.[1]

/** What stands in backticks outside the blocks of code. */
const namedIn = (document) => [
  ...new Set(
    [
      ...readFileSync(document, 'utf8')
        .replace(/```[\s\S]*?```/g, '')
        .matchAll(/`([^`\n]+)`/g),
    ].map(([, text]) => text),
  ),
]

describe.each(documents)('%s', (document) => {
  const named = namedIn(document).filter((text) => !excused.has(text))

  it('names files and folders that are there', () => {
    expect(named.filter((text) => isPath(text) && !isThere(text))).toEqual([])
  })

  it('names functions, types and tables that the code knows', () => {
    const known = namesInCode()
    const names = named.filter((text) => !isPath(text) && nameOf(text) !== undefined)
    expect(names.filter((text) => !known.has(nameOf(text)) && !known.has(text))).toEqual([])
  })
})

it('excuses nothing that the documents no longer name', () => {
  const named = new Set(documents.flatMap(namedIn))
  expect([...excused].filter((text) => !named.has(text))).toEqual([])
})
