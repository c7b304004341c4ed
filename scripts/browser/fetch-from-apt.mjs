import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { withoutAddresses } from '../run/without-addresses.mjs'
import { cacheFolder } from './cache-folder.mjs'
import { isProgram, starts } from './try-program.mjs'
import { launcherIn, writeLauncher } from './write-launcher.mjs'

/** On Debian and its kin: unpacks Chromium and the libraries it needs into our cache, which needs no root. */
export function fetchFromApt(log) {
  if (!['/usr/bin/apt-get', '/usr/bin/dpkg-deb'].every(isProgram)) return undefined
  const folder = cacheFolder('apt')
  const launcher = launcherIn(folder)
  if (starts(launcher)) return launcher
  log('unpacking Chromium from the apt packages (once, about 160 MB) …')
  rmSync(folder, { recursive: true, force: true })
  for (const name of ['state/lists/partial', 'cache/archives/partial', 'debs', 'root']) {
    mkdirSync(path.join(folder, name), { recursive: true })
  }
  const browser = downloadPackages(folder)
  unpack(folder)
  const root = path.join(folder, 'root')
  const chromium = path.join(root, 'usr/lib/chromium')
  const libraries = [chromium, ...libraryFolders(root)]
  writeLauncher(folder, { browser: path.join(chromium, browser), libraries, fonts: path.join(root, 'usr/share/fonts') })
  return starts(launcher) ? launcher : undefined
}

/** Fetches every package the browser needs that is not installed, and returns the name of the browser's own. */
function downloadPackages(folder) {
  const apt = (args, cwd) => run('apt-get', [...aptOptions(folder), ...args], cwd)
  apt(['update', '-qq'])
  for (const browser of ['chromium-headless-shell', 'chromium']) {
    try {
      const plan = apt(['install', '--simulate', '--no-install-recommends', browser])
      const needed = [...plan.matchAll(/^Inst (\S+)/gm)].map((match) => match[1])
      apt(['download', '-qq', ...needed], path.join(folder, 'debs'))
      return browser
    } catch (error) {
      // An older release has no headless package of its own.
      if (browser === 'chromium') throw error
    }
  }
}

// apt with its lists and downloads in our folder: it reads the machine's sources and changes nothing of the machine.
function aptOptions(folder) {
  const settings = [
    `Dir::State=${folder}/state`,
    'Dir::State::status=/var/lib/dpkg/status',
    `Dir::Cache=${folder}/cache`,
    'Debug::NoLocking=1',
    `APT::Sandbox::User=${os.userInfo().username}`,
    'Acquire::Retries=2',
  ]
  return settings.flatMap((setting) => ['-o', setting])
}

function unpack(folder) {
  const debs = path.join(folder, 'debs')
  for (const name of readdirSync(debs)) run('dpkg-deb', ['-x', path.join(debs, name), path.join(folder, 'root')])
  for (const name of ['state', 'cache', 'debs']) rmSync(path.join(folder, name), { recursive: true, force: true })
}

function libraryFolders(root) {
  return ['usr/lib', 'lib']
    .map((name) => path.join(root, name))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))
    .filter((folder) => folder.includes('-linux-gnu'))
    .flatMap((folder) => [folder, path.join(folder, 'pulseaudio')])
}

function run(program, args, cwd) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1e8, cwd })
  if (status === 0) return stdout
  throw new Error(`${program} failed: ${withoutAddresses(stderr?.trim().split('\n').at(-1) ?? '')}`)
}
