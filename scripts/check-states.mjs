// Part of `npm run check`: SQL speaks of no state that the workflow tables of the contract do not know, and the column that
// keeps a state takes all of them. It reads the text of the migrations, so it needs no database; what a migrated one holds
// is compared by api/testing/workflows.test.ts.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { comparedWords } from '../api/testing/compared-words.ts'
import { workflows } from '../contract/workflows.ts'

const folder = fileURLToPath(new URL('../database/migrations', import.meta.url))

/** Comments, texts and bodies of functions hide the semicolons in them. */
const parts = /--[^\n]*|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$|;|[^-'$;]+|[\s\S]/g

/** The statements of a text, without its comments. @returns {string[]} */
export function statementsOf(text) {
  const statements = ['']
  for (const [part] of text.matchAll(parts)) {
    if (part.startsWith('--')) continue
    if (part === ';') statements.push('')
    else statements[statements.length - 1] += part
  }
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== '')
}

/** Whose statement it is; a function or a view is nobody's, and may speak of any table that it names. */
const ownerOf = (statement) =>
  /^create table (\w+)|^alter table (\w+)|^create (?:unique )?index \w+ on (\w+)|^create trigger [^$]*? on (\w+)|^select keep_counts_of\('(\w+)'/
    .exec(statement)
    ?.slice(1)
    .find((name) => name !== undefined)

const isAbout = (statement, table) => {
  const owner = ownerOf(statement)
  return owner === undefined ? new RegExp(`\\b${table}\\b`).test(statement) : owner === table
}

/** What is said about a table: itself, its indexes, triggers with their functions, kept counts, and what else names it. */
function statementsAbout(statements, table) {
  const about = statements.filter((statement) => isAbout(statement, table))
  const functions = about.flatMap((one) => [...one.matchAll(/execute function (\w+)/g)].map(([, name]) => name))
  const bodies = statements.filter((one) => functions.some((name) => one.startsWith(`create function ${name}(`)))
  return [...new Set([...about, ...bodies])]
}

const firstLine = (statement) => statement.split('\n')[0].slice(0, 90)

/** The state that a new row gets, and the list of all that the column takes. */
function ruleOf(statements, { table, column }) {
  const made = statements.find((one) => new RegExp(`^create table ${table} \\(`).test(one)) ?? ''
  const line = new RegExp(`^ {2}${column} text[^\\n]*(?:\\n {4}[^\\n]*)*`, 'm').exec(made)?.[0] ?? ''
  const later = statements.filter((one) => ownerOf(one) === table && one.startsWith('alter table')).join('\n')
  const listed = [line, later].flatMap((text) => text.match(listOf(column)) ?? []).join(' ')
  return { first: /default '([^']*)'/.exec(line)?.[1], listed: comparedWords(listed, column) }
}

/** The rule by which a column takes some words and no others. */
const listOf = (column) => new RegExp(`check \\(${column} in \\([^)]*\\)\\)`, 'g')

/** A later migration may give a column another list: the last one counts, and what stood before it is history. */
function withoutOldLists(statements, { table, column }) {
  const list = listOf(column)
  const holds = (one) => ownerOf(one) === table && one.search(list) >= 0
  const last = statements.findLastIndex(holds)
  return statements.map((one, at) => (at < last && holds(one) ? one.replaceAll(list, '') : one))
}

/** What is wrong with the column itself: a state that it does not take, or a first one that is none. */
function wrongColumn(statements, { title, table, column, states }) {
  const { first, listed } = ruleOf(statements, { table, column })
  const missing = states.filter((state) => !listed.includes(state))
  const begins = first === undefined || states.includes(first) ? [] : [first]
  return [
    ...missing.map((state) => `${title}: ${table}.${column} does not take '${state}'`),
    ...begins.map((state) => `${title}: ${table}.${column} begins as '${state}'`),
  ]
}

/** Words that a statement compares with the column and that no workflow has; one about two tables may mean either's. */
function foreignWords(statement, { title, column, states }, kept) {
  const others = kept.filter((one) => one.column === column && isAbout(statement, one.table))
  const known = [...states, ...others.flatMap((one) => one.states)]
  const words = comparedWords(statement, column).filter((word) => !known.includes(word))
  return [...new Set(words)].map((word) => `${title}: no state is called '${word}' (${firstLine(statement)})`)
}

/**
 * What migrations and workflows disagree about.
 * @param {string[]} statements
 * @param {readonly import('../contract/service-contract.ts').NamedWorkflow[]} known
 * @returns {string[]}
 */
export function findForeignStates(statements, known) {
  const kept = known.flatMap(({ kept: where, title, workflow, derived = [] }) =>
    where ? [{ title, ...where, states: Object.keys(workflow).filter((state) => !derived.includes(state)) }] : [],
  )
  return kept.flatMap((one) => {
    const inForce = withoutOldLists(statements, one)
    return [
      ...wrongColumn(inForce, one),
      ...statementsAbout(inForce, one.table).flatMap((statement) => foreignWords(statement, one, kept)),
    ]
  })
}

/** All migrations as one text, in order. */
export const readMigrations = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n')

function checkStates() {
  const found = findForeignStates(statementsOf(readMigrations()), workflows)
  if (found.length === 0) return
  console.error(`The migrations and the workflow tables of the contract disagree:\n${found.join('\n')}`)
  process.exitCode = 1
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) checkStates()
