import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/**
 * Runs the test of a fault in a tree: 'green', 'red', or 'not run' when no test of that title came to an end. A file is
 * run whole, because its tests may build on each other; of a journey only the one that is named.
 */
export async function runTest({ test, title, kind }, { tree, vitest, changed }) {
  if (kind === 'e2e') return runJourney({ test, title }, tree)
  return colourOf(title, await vitest.run(test, changed))
}

/** What the ends of a file's tests say about those of one title. */
export function colourOf(title, ends) {
  const named = title === undefined ? undefined : new RegExp(`^${titlePattern(title)}$`, 's')
  const states = ends.filter((one) => !named || named.test(one.title)).map(({ state }) => state)
  if (states.includes('failed')) return 'red'
  return states.includes('passed') ? 'green' : 'not run'
}

/** At one size: what is wrong there is wrong. */
function runJourney({ test, title }, tree) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kendra-fault-'))
  const report = path.join(folder, 'report.json')
  const named = title === undefined ? [] : ['-g', titlePattern(title)]
  const args = ['scripts/e2e.mjs', test, ...named, '--project=desktop', '--reporter=json', '--retries=0']
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  spawnSync(process.execPath, args, { cwd: tree, env, stdio: 'ignore' })
  const stats = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).stats : {}
  rmSync(folder, { recursive: true, force: true })
  if (stats.unexpected > 0) return 'red'
  return stats.expected > 0 ? 'green' : 'not run'
}

/** A title as it stands in the source, as a pattern: `%s`, `$name` and `${…}` stand for anything. */
export function titlePattern(title) {
  const parts = title.split(/%[sdifjoOc#]|\$\{[^}]*\}|\$[A-Za-z_.]+/)
  return parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/%%/g, '%')).join('.*')
}
