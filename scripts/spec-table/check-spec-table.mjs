import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readSpecTable } from './read-spec-table.mjs'
import { readTestTitles } from './read-test-titles.mjs'

/** What is wrong with the table, a sentence each: rows without a test, tests that are not there, statements told twice. */
export function checkSpecTable(text, root) {
  const titlesIn = titleReader(root)
  const seen = new Map()
  return readSpecTable(text).flatMap((row) => {
    const problems = [...rowProblems(row, titlesIn), ...twice(row, seen)]
    seen.set(row.statement, row.line)
    return problems.map((problem) => `line ${row.line}: ${problem}`)
  })
}

function rowProblems({ statement, tests }, titlesIn) {
  if (!statement) return ['The row has no statement.']
  if (tests.length === 0) return [`'${statement}' is held by no test.`]
  return tests.flatMap(({ file, title }) => {
    const titles = titlesIn(file)
    if (!titles) return [`There is no file ${file}.`]
    return titles.has(title) ? [] : [`${file} has no test '${title}'.`]
  })
}

function twice({ statement }, seen) {
  return seen.has(statement) ? [`'${statement}' stands in line ${seen.get(statement)} already.`] : []
}

/** Answers the titles of a file, read once; nothing for a file that is not there. */
function titleReader(root) {
  const known = new Map()
  return (file) => {
    const place = path.join(root, file)
    if (!known.has(file) && existsSync(place))
      known.set(file, new Set(readTestTitles(readFileSync(place, 'utf8'), file)))
    return known.get(file)
  }
}
