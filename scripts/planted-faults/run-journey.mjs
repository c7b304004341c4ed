import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { titlePattern } from './colour-of.mjs'

/**
 * Runs one test of a journey in a tree: 'green', 'red', or 'not run' when no test of that title came to an end. At one
 * size: what is wrong there is wrong.
 */
export function runJourney({ test, title }, tree) {
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
