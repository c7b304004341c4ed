import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildNameOf, writeServiceWorker } from './service-worker.mjs'

const web = mkdtempSync(path.join(os.tmpdir(), 'kendra-worker-'))
afterAll(() => rmSync(web, { recursive: true }))
mkdirSync(path.join(web, 'hi/assets'), { recursive: true })
mkdirSync(path.join(web, 'assets'))

test('a build is named by its files in every language, so that a new one is a new worker', async () => {
  writeFileSync(path.join(web, 'assets/first-1.js'), '')
  const first = buildNameOf(web)
  writeFileSync(path.join(web, 'index.html'), 'no file of a build')
  expect(buildNameOf(web)).toBe(first)
  writeFileSync(path.join(web, 'hi/assets/first-2.js'), '')
  expect(buildNameOf(web)).not.toBe(first)
  await writeServiceWorker(web)
  const worker = readFileSync(path.join(web, 'service-worker.js'), 'utf8')
  expect(worker).toContain(buildNameOf(web))
  expect(worker).not.toMatch(/__BUILD__|^import /m)
})
