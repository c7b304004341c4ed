// `npm run figures`: how large the house is. Files and lines of production code and of tests, casts, names that `api` exports
// twice, the longest functions, and what a clone weighs. The decisions quote these figures.
import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { parseSync, Visitor } from 'vite'
import { findCasts } from './check-casts.mjs'
import { readSources } from './run/read-sources.mjs'

const isTest = ({ file }) => /\.(test|long)\.tsx?$/.test(file) || /(^|\/)testing\//.test(file)
const linesOf = (text) => text.split('\n').length - 1

/** Functions of a file with a name, by the lines from their first to their last. @returns {{ place: string, name: string, lines: number }[]} */
export function measureFunctions(file, text) {
  const found = []
  const lineAt = (offset) => text.slice(0, offset).split('\n').length
  const measure = (name, node) => {
    const first = lineAt(node.start)
    found.push({ place: `${file}:${first}`, name, lines: lineAt(node.end) - first + 1 })
  }
  new Visitor({
    FunctionDeclaration: (node) => measure(node.id?.name ?? 'default', node),
    MethodDefinition: (node) => measure(node.key.name ?? 'method', node),
    VariableDeclarator(node) {
      if (/^(Arrow)?FunctionExpression$/.test(node.init?.type ?? '')) measure(node.id.name, node)
    },
  }).visit(parseSync(file, text).program)
  return found
}

/** Names that more than one file exports, with the files. @returns {[string, string[]][]} */
export function exportedTwice(sources) {
  const files = new Map()
  for (const { file, text } of sources) {
    for (const [, name] of text.matchAll(/^export (?:async )?(?:function|const|class|interface|type) (\w+)/gm))
      files.set(name, [...(files.get(name) ?? []), file])
  }
  return [...files].filter(([, where]) => where.length > 1)
}

function trackedFiles() {
  return execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean)
}

function printFigures() {
  const sources = readSources('texts', 'contract', 'database', 'api', 'web')
  const [tests, production] = [sources.filter(isTest), sources.filter((one) => !isTest(one))]
  const lines = (some) => some.reduce((sum, { text }) => sum + linesOf(text), 0)
  const twice = exportedTwice(production.filter(({ file }) => file.startsWith('api/')))
  const functions = production.flatMap(({ file, text }) => measureFunctions(file, text))
  const tracked = trackedFiles()
  const megabytes = tracked.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6
  const pictures = tracked.filter((file) => /\.(png|jpe?g|gif|webp|avif|ico|svg)$/i.test(file))
  const rows = {
    'production files': production.length,
    'production lines': lines(production),
    'test files': tests.length,
    'test lines': lines(tests),
    casts: production.flatMap(({ file, text }) => findCasts(file, text)).length,
    'names that api exports twice': twice.length,
    'functions of over 40 lines': functions.filter((one) => one.lines > 40).length,
    'tracked files': tracked.length,
    'tracked pictures': pictures.length,
    'megabytes of a clone without its history': megabytes.toFixed(1),
  }
  for (const [what, figure] of Object.entries(rows)) console.log(`${String(figure).padStart(8)}  ${what}`)
  console.log('\nThe longest functions:')
  for (const one of functions.toSorted((a, b) => b.lines - a.lines).slice(0, 10))
    console.log(`${String(one.lines).padStart(8)}  ${one.name} (${one.place})`)
  if (process.argv.includes('--twice')) for (const [name, where] of twice) console.log(`${name}: ${where.join(', ')}`)
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) printFigures()
