import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { giveTo } from './drop-root.ts'
import { program } from './find-binaries.ts'
import type { EmbeddedPlace } from './place.ts'
import { runProgram } from './run-program.ts'

/** Makes the database files on first use. They are made aside and renamed, so a crash leaves nothing half made. */
export function createCluster(place: EmbeddedPlace, { throwaway }: { throwaway: boolean }): void {
  if (existsSync(path.join(place.dataDir, 'PG_VERSION'))) return
  const unfinished = `${place.dataDir}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  const passwordFile = lendPassword(place)
  const options = [
    `--pgdata=${unfinished}`,
    '--username=kendra',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(throwaway ? ['--no-sync'] : []),
  ]
  runProgram(program(place.home, 'initdb'), options, place.runAs)
  rmSync(passwordFile)
  renameSync(unfinished, place.dataDir)
}

/** The password of the user `kendra`, made up once per folder. */
export function passwordOf(place: EmbeddedPlace): string {
  const file = path.join(place.folder, 'password')
  if (!existsSync(file)) writeFileSync(file, randomBytes(18).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}

// initdb runs as another user and reads the password from a file of its own, which is then removed.
function lendPassword(place: EmbeddedPlace): string {
  const file = path.join(place.pgFolder, 'initdb-password')
  rmSync(file, { force: true })
  writeFileSync(file, passwordOf(place), { mode: 0o600, flag: 'wx' })
  giveTo(file, place.runAs)
  return file
}
