import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { npm } from '../run/npm.mjs'
import { cacheFolder } from './cache-folder.mjs'
import { starts } from './try-program.mjs'
import { untar } from './untar.mjs'
import { launcherIn, writeLauncher } from './write-launcher.mjs'

// The last line that accepts Node 20. It holds an x64 binary only; no npm package holds one for ARM.
const packageName = '@sparticuz/chromium'
const version = '147.0.0'

/** On Linux x64: a Chromium that comes inside an npm package. */
export function fetchFromNpm(log) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const folder = cacheFolder(`npm-${version}`)
  const launcher = launcherIn(folder)
  if (starts(launcher)) return launcher
  log(`fetching ${packageName} ${version} with npm …`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  installInto(folder)
  unpack(folder)
  return starts(launcher) ? launcher : undefined
}

function installInto(folder) {
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts']
  const { status } = npm(['install', '--prefix', folder, ...options, `${packageName}@${version}`])
  if (status !== 0) throw new Error(`npm could not fetch ${packageName}`)
}

function unpack(folder) {
  const packed = (name) =>
    brotliDecompressSync(readFileSync(path.join(folder, 'node_modules', packageName, 'bin', name)))
  const browser = path.join(folder, 'chromium')
  const fonts = path.join(folder, 'fonts')
  writeFileSync(browser, packed('chromium.br'), { mode: 0o755 })
  untar(packed('al2023.tar.br'), folder)
  untar(packed('swiftshader.tar.br'), folder)
  untar(packed('fonts.tar.br'), fonts)
  writeLauncher(folder, { browser, libraries: [path.join(folder, 'lib')], fonts })
}
