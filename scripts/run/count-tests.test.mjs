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
    expect(countVitest(file, false)).toEqual({ passed: 7, failed: 2 })
  })

  it("reads playwright's report, where a test that passed only sometimes has failed", () => {
    const file = report({ stats: { expected: 5, skipped: 1, unexpected: 2, flaky: 1 } })
    expect(countPlaywright(file, false)).toEqual({ passed: 5, failed: 3 })
  })

  it('counts a failure when the runner failed without a failed test', () => {
    expect(countVitest(report({ numPassedTests: 7, numFailedTests: 0 }), false)).toEqual({ passed: 7, failed: 1 })
  })

  it('counts a failure when there is no report at all', () => {
    expect(countPlaywright(path.join(folder, 'missing.json'), false)).toEqual({ passed: 0, failed: 1 })
  })
})
