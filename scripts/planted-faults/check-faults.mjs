import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readSpecTable } from '../spec-table/read-spec-table.mjs'
import { readTestTitles } from '../spec-table/read-test-titles.mjs'
import { occurrences } from './plant.mjs'

/** What is wrong with the list, a sentence each, without running anything. */
export function checkFaults(faults, root) {
  const read = reader(root)
  const titlesOf = titleReader(read)
  const rows = new Map(readSpecTable(read('docs/spec-table.md') ?? '').map((row) => [row.statement, row.tests]))
  const ids = faults.map(({ id }) => id)
  const told = ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `The fault '${id}' stands there twice.`)
  const wrong = faults.flatMap((fault) =>
    [...staleness(fault, read), ...testProblems(fault, read, titlesOf), ...rowProblems(fault, rows)].map(
      (problem) => `${fault.id}: ${problem}`,
    ),
  )
  return [...told, ...wrong]
}

function staleness({ file, find, replace }, read) {
  const text = read(file)
  if (text === undefined) return [`There is no file ${file}.`]
  if (find === replace) return ['It changes nothing.']
  const times = occurrences(text, find)
  return times === 1 ? [] : [`Stale fault: what it looks for stands ${times} times in ${file}.`]
}

function testProblems({ test, title, kind }, read, titlesOf) {
  const text = read(test)
  if (text === undefined) return [`There is no test ${test}.`]
  if (test.startsWith('e2e/') !== (kind === 'e2e'))
    return [`${test} is ${kind === 'e2e' ? 'no' : 'a'} journey: see its kind.`]
  // Without a title any red test of the file would count, about whatever it is.
  if (title === undefined) return ['It names no title of a test.']
  if (!titlesOf(test).includes(title)) return [`${test} has no test '${title}'.`]
  return []
}

/** A fault is about a statement, and its test is one of those that hold it. */
function rowProblems({ row, about, test, title }, rows) {
  if (about) return []
  const tests = rows.get(row)
  if (!tests) return [`The spec table has no statement '${row}'.`]
  const held = tests.some((one) => one.file === test && one.title === title)
  return held ? [] : [`The spec table does not name its test for '${row}'.`]
}

/** Many faults share a test file, and reading one takes a while. */
function titleReader(read) {
  const known = new Map()
  return (test) => {
    if (!known.has(test)) known.set(test, readTestTitles(read(test), test))
    return known.get(test)
  }
}

function reader(root) {
  return (file) => {
    const place = path.join(root, file)
    return existsSync(place) ? readFileSync(place, 'utf8') : undefined
  }
}
