// Part of `npm run check`: casts (`as X`, but not `as const`) do not become more. A cast is a promise that no machine keeps:
// a column, a wire or an address that changes goes on compiling. `node scripts/check-casts.mjs --list` names those there are.
import { pathToFileURL } from 'node:url'
import { parseSync, Visitor } from 'vite'
import { readSources } from './run/read-sources.mjs'

/** As many as there are. Whoever takes one away lowers it; a new one wants a good reason, and this line changed. */
const most = 87

/** Tests bend what they test, and the demo makes up a past. */
const isFree = (file) => /\.(test|long)\.tsx?$/.test(file) || /^(api\/(testing|demo)|web\/testing)\//.test(file)

/**
 * The casts of a file, in order. `unsaid` are those through `unknown`, which silence every doubt, without a comment above them
 * that begins with 'cast:' and says why.
 * @returns {{ place: string, type: string, unsaid: boolean }[]}
 */
export function findCasts(file, text) {
  if (isFree(file)) return []
  const lines = text.split('\n')
  const found = []
  const inner = new Set()
  const visitor = new Visitor({
    TSAsExpression(node) {
      const type = text.slice(node.typeAnnotation.start, node.typeAnnotation.end).replaceAll(/\s+/g, ' ')
      if (type === 'const' || inner.has(node.start + type)) return
      const { expression } = node
      const isThrough = expression.type === 'TSAsExpression' && expression.typeAnnotation.type === 'TSUnknownKeyword'
      // `x as unknown as Y` is one promise, not two.
      if (isThrough) inner.add(`${expression.start}unknown`)
      const line = text.slice(0, node.start).split('\n').length
      const said = /^\s*\/\/ cast: \S/.test(lines[line - 2] ?? '')
      found.push({ place: `${file}:${line}`, type, unsaid: isThrough && !said })
    },
  })
  visitor.visit(parseSync(file, text).program)
  return found
}

/** What is wrong with the casts of the house, as sentences. @returns {string[]} */
export function judgeCasts(casts, limit) {
  const unsaid = casts.filter((one) => one.unsaid).map(({ place }) => place)
  return [
    ...(casts.length > limit ? [`There are ${casts.length} casts, and ${limit} were enough before.`] : []),
    ...(casts.length < limit ? [`There are only ${casts.length} casts left: lower 'most' in check-casts.mjs.`] : []),
    ...unsaid.map((place) => `${place}: a cast through unknown wants a line '// cast: …' above it that says why.`),
  ]
}

function checkCasts() {
  const casts = readSources('texts', 'contract', 'database', 'api', 'web').flatMap(({ file, text }) =>
    findCasts(file, text),
  )
  if (process.argv.includes('--list')) for (const { place, type } of casts) console.log(`${place}: ${type}`)
  const wrong = judgeCasts(casts, most)
  if (wrong.length === 0) return
  console.error(`${wrong.join('\n')}\nNames: node scripts/check-casts.mjs --list. Ways around: docs/decisions/025.`)
  process.exitCode = 1
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) checkCasts()
