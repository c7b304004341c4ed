// `npm test [-- --only=check|unit|e2e]`: everything that says whether the project is sound. The last line stands alone:
// how many tests passed and failed, over all runners; each part of the check and the size of the first pages count as one.
import { mkdirSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { build } from './build.mjs'
import { check } from './check.mjs'
import { e2e } from './e2e.mjs'
import { countPlaywright, countVitest } from './run/count-tests.mjs'
import { runNode } from './run/run-node.mjs'
import { runPart } from './run/run-part.mjs'
import { fitsFirstPages } from './size.mjs'

const reports = '.cache/tests'
const runners = { check, unit: testUnits, e2e: testEndToEnd }

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values
if (only && !Object.hasOwn(runners, only)) {
  console.error(`--only takes one of: ${Object.keys(runners).join(', ')}.`)
  process.exit(2)
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const total = { passed: 0, failed: 0, failures: [] }
for (const name of only ? [only] : Object.keys(runners)) {
  const { passed, failed, failures = [] } = await runners[name]()
  total.passed += passed
  total.failed += failed
  total.failures.push(...failures)
}
// Told again at the end: half an hour of other lines stands between a failure and whoever reads the log.
for (const failure of total.failures) console.log(`\nFailed: ${failure}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

async function testUnits() {
  const report = `${reports}/vitest.json`
  const args = ['run', '--project=!long', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const ok = await runPart('unit, API and screen tests (vitest)', () =>
    runNode(['node_modules/vitest/vitest.mjs', ...args]),
  )
  return countVitest(report, ok)
}

async function testEndToEnd() {
  if (!(await runPart('build', () => build().then(() => true)))) return { passed: 0, failed: 1 }
  const light = await runPart('size of the first pages', () => fitsFirstPages())
  const ok = await runPart('end-to-end tests (playwright)', () => e2e())
  const counted = countPlaywright(`${reports}/playwright.json`, ok)
  return light ? { ...counted, passed: counted.passed + 1 } : { ...counted, failed: counted.failed + 1 }
}
