import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { colourOf, titlePattern } from './colour-of.mjs'

/**
 * Runs one test of a journey in a tree: 'green', 'red', or 'not run' when no test of that title came to an end. At one
 * size: what is wrong there is wrong.
 */
export function runJourney({ test, title }, tree) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kendra-fault-'))
  const report = path.join(folder, 'report.json')
  // Playwright looks for it in the file's name and the groups around a test, too: the title is what stands last.
  const named = `(^| )${titlePattern(title)}$`
  const args = ['scripts/e2e.mjs', test, '-g', named, '--project=desktop', '--reporter=json', '--retries=0']
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  spawnSync(process.execPath, args, { cwd: tree, env, stdio: 'ignore' })
  const ends = existsSync(report) ? endsOf(JSON.parse(readFileSync(report, 'utf8'))) : []
  rmSync(folder, { recursive: true, force: true })
  return colourOf(title, ends)
}

/** How the tests of a report of Playwright's, or of one group in it, have ended. */
export function endsOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, tests }) => tests.map(({ status }) => ({ title, state: states[status] })))
  return [...own, ...suites.flatMap(endsOf)]
}

const states = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' }
