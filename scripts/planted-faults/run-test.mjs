import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** Runs the test of a fault in a tree: 'green', 'red', or 'not run' when no test came to an end. */
export function runTest({ test, title, kind }, tree) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kendra-fault-'))
  const report = path.join(folder, 'report.json')
  const [args, env, countsOf] = kind === 'e2e' ? journey(test, title, report) : unit(test, title, report)
  spawnSync(process.execPath, args, { cwd: tree, env: { ...process.env, ...env }, stdio: 'ignore' })
  const { passed, failed } = existsSync(report) ? countsOf(JSON.parse(readFileSync(report, 'utf8'))) : {}
  rmSync(folder, { recursive: true, force: true })
  if (failed > 0) return 'red'
  return passed > 0 ? 'green' : 'not run'
}

function unit(test, title, report) {
  const named = title === undefined ? [] : ['-t', titlePattern(title)]
  const args = ['node_modules/vitest/vitest.mjs', 'run', test, ...named, '--reporter=json', `--outputFile=${report}`]
  return [args, {}, ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests })]
}

/** At one size: what is wrong there is wrong. */
function journey(test, title, report) {
  const named = title === undefined ? [] : ['-g', titlePattern(title)]
  const args = ['scripts/e2e.mjs', test, ...named, '--project=desktop', '--reporter=json', '--retries=0']
  const counts = ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected })
  return [args, { PLAYWRIGHT_JSON_OUTPUT_NAME: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, counts]
}

/** A title as it stands in the source, as a pattern: `%s`, `$name` and `${…}` stand for anything. */
export function titlePattern(title) {
  const parts = title.split(/%[sdifjoOc#]|\$\{[^}]*\}|\$[A-Za-z_.]+/)
  return parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/%%/g, '%')).join('.*')
}
