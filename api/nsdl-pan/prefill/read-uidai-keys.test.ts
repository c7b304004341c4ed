import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readUidaiKeys } from './read-uidai-keys.ts'

it('a file that is no certificate, or is not there, stops the start with a sentence', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'uidai-')), 'x.pem')
  writeFileSync(file, 'not a certificate')
  for (const wrong of [file, `${file}.gone`])
    expect(() => readUidaiKeys([wrong])).toThrow(`AADHAAR_CERTIFICATES names ${wrong}, which cannot be read`)
  expect(readUidaiKeys([])).toEqual([])
})
