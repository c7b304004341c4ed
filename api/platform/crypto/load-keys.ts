import { hkdfSync, randomBytes } from 'node:crypto'
import { parseMasterKey } from './parse-master-key.ts'
import { readOrMakeSecretFile } from './read-or-make-secret-file.ts'

/** One 32-byte key per purpose, so that what leaks in one place opens nothing elsewhere. */
export interface Keys {
  readonly tokens: Buffer
  readonly refresh: Buffer
  readonly seal: Buffer
  readonly hash: Buffer
  readonly audit: Buffer
  readonly files: Buffer
  readonly device: Buffer
  readonly push: Buffer
}

/** The keys of this installation, out of the given secret or else out of a file made on the first start. */
export function loadKeys(source: { secret?: string; file: string }): Keys {
  const master = loadMasterKey(source)
  return {
    tokens: derive(master, 'tokens'),
    refresh: derive(master, 'refresh'),
    seal: derive(master, 'seal'),
    hash: derive(master, 'hash'),
    audit: derive(master, 'audit'),
    files: derive(master, 'files'),
    device: derive(master, 'device'),
    push: derive(master, 'push'),
  }
}

function loadMasterKey({ secret, file }: { secret?: string; file: string }): Buffer {
  if (secret) return parseMasterKey(secret, 'KENDRA_SECRET')
  const text = readOrMakeSecretFile(file, () => randomBytes(32).toString('base64'))
  return parseMasterKey(text, `The key file ${file}`)
}

/** The labels are part of every stored value: changing one makes old data unreadable. */
function derive(master: Buffer, purpose: keyof Keys): Buffer {
  return Buffer.from(hkdfSync('sha256', master, 'kendra', `kendra:v1:${purpose}`, 32))
}
