import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** Passed and failed tests from vitest's JSON report, with the names and first words of those that failed. */
export function countVitest(report, ok) {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = read(report)
  return honest({ passed: numPassedTests, failed: numFailedTests, failures: testResults.flatMap(failuresOfFile) }, ok)
}

/** The same from playwright's JSON report. */
export function countPlaywright(report, ok) {
  const { stats: { expected = 0, unexpected = 0, flaky = 0 } = {}, suites = [] } = read(report)
  return honest({ passed: expected, failed: unexpected + flaky, failures: suites.flatMap(failuresOfSuite) }, ok)
}

function failuresOfFile({ name, status, message = '', assertionResults = [] }) {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  // A file that does not load has no tests, but says why.
  if (failed.length === 0) return status === 'failed' ? [told(name, message)] : []
  return failed.map((test) => told(`${name} › ${test.fullName}`, test.failureMessages?.[0]))
}

function failuresOfSuite({ suites = [], specs = [] }) {
  const failed = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        told(`[${projectName}] ${file} › ${title}`, results.find(({ error }) => error)?.error.message),
      ),
  )
  return [...failed, ...suites.flatMap(failuresOfSuite)]
}

/** One failure as the end of a log shows it: who reads only the last lines knows which test it was, and why. */
function told(name, message = '') {
  const lines = stripVTControlCharacters(message).split('\n')
  return [name, ...lines.slice(0, 12).map((line) => `    ${line}`)].join('\n').trimEnd()
}

function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
}

// A runner that fails without a failed test (a file that does not load, a server that does not start) still failed.
function honest(counted, ok) {
  return { ...counted, failed: ok ? counted.failed : Math.max(counted.failed, 1) }
}
