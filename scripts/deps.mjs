// Installs node_modules when it is missing or out of date, so that every npm script works on a fresh checkout.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { npm } from './run/npm.mjs'
import { withoutAddresses } from './run/without-addresses.mjs'

const stamp = 'node_modules/.kendra-installed'
const lockFile = readFileSync('package-lock.json', 'utf8')
const wanted = createHash('sha256').update(lockFile).update(machine()).digest('hex')

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  if (!isInstalled()) install()
  remember()
}

/** Native packages depend on all of this, so a node_modules carried over from elsewhere counts as out of date. */
function machine() {
  return [process.platform, process.arch, process.versions.modules, libc()].join(' ')
}

function libc() {
  return process.platform === 'linux' ? (process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl') : ''
}

/** Whether npm's own record of what it installed holds every package of the lock file that belongs on this machine. */
function isInstalled() {
  const record = 'node_modules/.package-lock.json'
  if (!existsSync(record)) return false
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages
  return Object.entries(JSON.parse(lockFile).packages)
    .filter(([path, wantedPackage]) => path !== '' && belongsHere(wantedPackage))
    .every(([path, wantedPackage]) => installed[path]?.version === wantedPackage.version)
}

function belongsHere({ optional, os, cpu, libc: libcs }) {
  // npm leaves out optional packages that only another platform's binary needs; those name no platform themselves.
  if (optional && !os && !cpu) return false
  return allows(os, process.platform) && allows(cpu, process.arch) && allows(libcs, libc())
}

/** npm's lists name what is allowed, or with a `!` what is not. */
function allows(list, value) {
  if (!list) return true
  const refused = list.filter((name) => name.startsWith('!')).map((name) => name.slice(1))
  return refused.length > 0 ? !refused.includes(value) : list.includes(value)
}

function install() {
  console.log('Installing the dependencies (npm ci); this takes a minute …')
  const args = ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const result = npm(args)
  if (result.status === 0) return
  console.error(withoutAddresses(`${result.stdout ?? ''}${result.stderr ?? ''}${result.error?.message ?? ''}`))
  console.error('The dependencies could not be installed.')
  process.exit(1)
}

function remember() {
  try {
    writeFileSync(stamp, wanted)
  } catch {
    // A checkout that we may only read: the check is repeated next time.
  }
}
