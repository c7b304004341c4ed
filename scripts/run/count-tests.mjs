import { existsSync, readFileSync } from 'node:fs'

/** Passed and failed tests from vitest's JSON report. */
export function countVitest(report, ok) {
  const { numPassedTests = 0, numFailedTests = 0 } = read(report)
  return honest({ passed: numPassedTests, failed: numFailedTests }, ok)
}

/** Passed and failed tests from playwright's JSON report. */
export function countPlaywright(report, ok) {
  const { expected = 0, unexpected = 0, flaky = 0 } = read(report).stats ?? {}
  return honest({ passed: expected, failed: unexpected + flaky }, ok)
}

function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
}

// A runner that fails without a failed test (a file that does not load, a server that does not start) still failed.
function honest({ passed, failed }, ok) {
  return { passed, failed: ok ? failed : Math.max(failed, 1) }
}
