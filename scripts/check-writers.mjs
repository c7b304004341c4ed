// Part of `npm run check`: every table is written by one module of the server. Others ask that module for the change, so
// that what must happen with it (audit, timeline, counts) cannot be forgotten in a second place.
import { pathToFileURL } from 'node:url'
import { readSources } from './run/read-sources.mjs'

/** Tests write what they need, and the demo makes up a past. */
const isFree = (file) => /\.(test|long)\.ts$/.test(file) || /^api\/(testing|demo)\//.test(file)

const moduleOf = (file) => file.split('/')[1] ?? ''
const writes = [
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g,
  /\b(?:insert into|delete from|merge into) (\w+)/g,
  /\bupdate (\w+)(?: \w+)?\s+set\b/g,
]
const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')

/** The tables that a file writes. @returns {string[]} */
export function tablesWritten(text) {
  const plain = withoutComments(text)
  return [...new Set(writes.flatMap((one) => [...plain.matchAll(one)].map(([, table = '']) => table)))]
}

/**
 * Tables with more than one writing module, each with the files.
 * @param {{ file: string, text: string }[]} sources
 * @returns {string[]}
 */
export function findSecondWriters(sources) {
  const writers = new Map()
  for (const { file, text } of sources) {
    if (isFree(file)) continue
    for (const table of tablesWritten(text)) writers.set(table, [...(writers.get(table) ?? []), file])
  }
  return [...writers]
    .filter(([, files]) => new Set(files.map(moduleOf)).size > 1)
    .map(([table, files]) => `${table}: ${files.sort().join(', ')}`)
    .sort()
}

function checkWriters() {
  const found = findSecondWriters(readSources('api'))
  if (found.length === 0) return
  console.error(
    `These tables are written by more than one module; let one of them offer the change:\n${found.join('\n')}`,
  )
  process.exitCode = 1
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) checkWriters()
