import { randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** The text of a file only its owner can read; the first to ask makes it, and all who ask at once read the same. */
export function readOrMakeSecretFile(file: string, make: () => string): string {
  return read(file) ?? publish(file, make())
}

function read(file: string): string | undefined {
  try {
    refuseOpenToOthers(file)
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

function refuseOpenToOthers(file: string): void {
  // Windows has no such bits and reports every file as open.
  if (process.platform === 'win32') return
  if (statSync(file).mode & 0o077) {
    throw new Error(`The key file ${file} can be read by others. Close it with: chmod 600 ${file}`)
  }
}

/** A link appears whole or not at all and never replaces: whoever comes second reads the first one's secret. */
function publish(file: string, secret: string): string {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.${randomUUID()}`
  try {
    writeDurably(draft, secret)
    linkSync(draft, file)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  syncFolder(dirname(file))
  return readFileSync(file, 'utf8')
}

function writeDurably(file: string, text: string): void {
  const handle = openSync(file, 'wx', 0o600)
  try {
    writeSync(handle, text)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** A lost key makes all sealed data unreadable, so the folder's entry must survive a power cut too. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
