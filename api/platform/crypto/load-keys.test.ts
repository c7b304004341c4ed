import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadKeys } from './load-keys.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keys-'))
  file = join(folder, 'deeper', 'secret.key')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const bytes = Buffer.from(Array.from({ length: 32 }, (_, i) => i * 7))

describe('keys from the environment', () => {
  it('are the same from base64, base64url and hex, and each purpose has its own', () => {
    const spellings = [bytes.toString('base64'), bytes.toString('base64url'), ` ${bytes.toString('hex')}\n`]
    const loaded = spellings.map((secret) => loadKeys({ secret, file }))
    expect(loaded[1]).toEqual(loaded[0])
    expect(loaded[2]).toEqual(loaded[0])
    const keys = Object.values(loaded[0] ?? {})
    expect(keys.map((key) => key.length)).toEqual([32, 32, 32, 32, 32, 32, 32, 32])
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(8)
  })

  it('never change between versions, or stored data would be lost', () => {
    expect(loadKeys({ secret: bytes.toString('hex'), file }).seal.toString('hex')).toBe(
      'ae8f02cdf6f9f075fb86541a4d5a67c7f3c9f24d9f9a3d2711841e45c3ec212d',
    )
  })

  it('leave no file behind', () => {
    loadKeys({ secret: bytes.toString('hex'), file })
    expect(readdirSync(folder)).toEqual([])
  })

  it.each(['short', 'a'.repeat(63), `${'!'.repeat(43)}=`, bytes.subarray(1).toString('base64')])(
    'refuse %j with a sentence that says what to do',
    (secret) => {
      expect(() => loadKeys({ secret, file })).toThrow(
        'KENDRA_SECRET must be 32 random bytes as base64 or hex. Make one with: openssl rand -base64 32',
      )
    },
  )

  it('refuse a key that somebody typed', () => {
    expect(() => loadKeys({ secret: '0'.repeat(64), file })).toThrow('KENDRA_SECRET is not random')
  })
})

describe('keys from a file', () => {
  it('are made on the first start, closed to others, and read back on the next', () => {
    const first = loadKeys({ file })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(loadKeys({ secret: '', file })).toEqual(first)
    expect(readdirSync(join(folder, 'deeper'))).toEqual(['secret.key'])
  })

  it('are refused when others can read them or when they are damaged', () => {
    loadKeys({ file })
    chmodSync(file, 0o640)
    expect(() => loadKeys({ file })).toThrow('chmod 600')
    chmodSync(file, 0o600)
    writeFileSync(file, 'half')
    expect(() => loadKeys({ file })).toThrow(`The key file ${file} must be 32 random bytes`)
  })

  it('are one and the same for processes that start at once', async () => {
    const script = `import('${new URL('./load-keys.ts', import.meta.url)}')
      .then(({ loadKeys }) => process.stdout.write(loadKeys({ file: process.argv[1] }).seal.toString('hex')))`
    const starts = Array.from({ length: 4 }, () => {
      const child = spawn(process.execPath, ['--import', 'tsx', '-e', script, file])
      return text(child.stdout)
    })
    const seals = await Promise.all(starts)
    expect(seals[0]).toMatch(/^[0-9a-f]{64}$/)
    expect(new Set(seals).size).toBe(1)
    expect(readFileSync(file, 'utf8').length).toBe(44)
  })
})
