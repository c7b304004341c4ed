// Part of `npm run check`: casts (`as X`, without `as const`) do not become more. A cast is a promise that no machine keeps:
// a column, a wire or an address that changes goes on compiling. `node scripts/check-casts.mjs --list` shows those there are.
import { pathToFileURL } from 'node:url'
import { parseSync, Visitor } from 'vite'
import { readSources } from './run/read-sources.mjs'

/** Tests bend what they test, and the demo makes up a past. */
const isFree = (file) => /\.(test|long)\.tsx?$/.test(file) || /^(api\/(testing|demo)|web\/testing)\//.test(file)

/**
 * The casts of a file, each with its line and the type that it promises.
 * @returns {{ file: string, line: number, type: string, throughUnknown: boolean }[]}
 */
export function findCasts(file, text) {
  if (isFree(file)) return []
  const found = []
  const inner = new Set()
  new Visitor({
    TSAsExpression(node) {
      const type = text.slice(node.typeAnnotation.start, node.typeAnnotation.end)
      if (type === 'const' || inner.has(node)) return
      const throughUnknown = node.expression.type === 'TSAsExpression'
      // `x as unknown as Y` is one promise, not two.
      if (throughUnknown) inner.add(node.expression)
      found.push({ file, line: text.slice(0, node.start).split('\n').length, type, throughUnknown })
    },
  }).visit(parseSync(file, text).program)
  return found
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const casts = readSources('contract', 'database', 'api', 'web').flatMap(({ file, text }) => findCasts(file, text))
  console.log(casts.length, casts.filter((c) => c.throughUnknown).length)
  const by = {}
  for (const c of casts) {
    const k = c.file.split('/')[0]
    by[k] = (by[k] ?? 0) + 1
  }
  console.log(by)
  if (process.argv[2] === '--list')
    for (const c of casts) console.log(`${c.file}:${c.line} ${c.type.replace(/\s+/g, ' ')}`)
}
