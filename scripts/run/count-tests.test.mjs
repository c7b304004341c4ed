import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { countPlaywright, countVitest } from './count-tests.mjs'

const folder = mkdtempSync(path.join(os.tmpdir(), 'kendra-counts-'))
afterAll(() => rmSync(folder, { recursive: true }))

function report(value) {
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(value))
  return file
}

describe('counting tests', () => {
  it("reads vitest's report", () => {
    const file = report({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1 })
    expect(countVitest(file, false)).toEqual({ passed: 7, failed: 2, failures: [] })
  })

  it("reads playwright's report, where a test that passed only sometimes has failed", () => {
    const file = report({ stats: { expected: 5, skipped: 1, unexpected: 2, flaky: 1 } })
    expect(countPlaywright(file, false)).toEqual({ passed: 5, failed: 3, failures: [] })
  })

  it('counts a failure when the runner failed without a failed test', () => {
    expect(countVitest(report({ numPassedTests: 7, numFailedTests: 0 }), false)).toMatchObject({ passed: 7, failed: 1 })
  })

  it('counts a failure when there is no report at all', () => {
    expect(countPlaywright(path.join(folder, 'missing.json'), false)).toMatchObject({ passed: 0, failed: 1 })
  })

  it("names vitest's failures with the first lines of what they said, and files that did not load", () => {
    const failed = {
      status: 'failed',
      fullName: 'money is lent',
      failureMessages: ['\u001B[31mexpected 1\u001B[39m\n  at x'],
    }
    const file = report({
      numFailedTests: 1,
      testResults: [
        { name: 'a.test.ts', status: 'failed', assertionResults: [{ status: 'passed', fullName: 'is kept' }, failed] },
        { name: 'b.test.ts', status: 'failed', message: 'Cannot find c.ts', assertionResults: [] },
        { name: 'd.test.ts', status: 'passed', assertionResults: [] },
      ],
    })
    expect(countVitest(file, false).failures).toEqual([
      'a.test.ts › money is lent\n    expected 1\n      at x',
      'b.test.ts\n    Cannot find c.ts',
    ])
  })

  it("names playwright's failures, also those that passed at another try", () => {
    const test = (projectName, status, message) => ({ projectName, status, results: [{}, { error: { message } }] })
    const specs = [
      {
        file: 'e2e/a.spec.ts',
        title: 'a shop pays',
        tests: [test('phone', 'flaky', 'too late'), test('desktop', 'expected')],
      },
    ]
    const file = report({ stats: { flaky: 1 }, suites: [{ suites: [{ specs }] }] })
    expect(countPlaywright(file, true).failures).toEqual(['[phone] e2e/a.spec.ts › a shop pays\n    too late'])
  })
})
