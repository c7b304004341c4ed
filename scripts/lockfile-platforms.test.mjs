import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { missingPlatforms } from './lockfile-platforms.mjs'

const folder = mkdtempSync(path.join(os.tmpdir(), 'kendra-lock-'))
afterAll(() => rmSync(folder, { recursive: true }))

function lockFile(packages) {
  const file = path.join(folder, 'package-lock.json')
  writeFileSync(file, JSON.stringify({ packages }))
  return file
}

const tool = {
  version: '1.2.3',
  optionalDependencies: { '@tool/linux-x64': '1.2.3', '@tool/darwin-arm64': '1.2.3', '@tool/freebsd-x64': '1.2.3' },
}

it('names a binary of a main platform that the lock file lacks', () => {
  const file = lockFile({ 'node_modules/tool': tool, 'node_modules/@tool/linux-x64': { version: '1.2.3' } })
  expect(missingPlatforms(file)).toEqual(['The lock file lacks @tool/darwin-arm64, which tool 1.2.3 needs.'])
})

it('is content when all main platforms are there', () => {
  const binaries = { 'node_modules/@tool/linux-x64': {}, 'node_modules/@tool/darwin-arm64': {} }
  expect(missingPlatforms(lockFile({ 'node_modules/tool': tool, ...binaries }))).toEqual([])
})
