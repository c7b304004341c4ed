import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { isProgram } from './try-program.mjs'

/** A Chromium that Playwright has fetched before, of whatever version. */
export async function findPlaywright() {
  const { chromium } = await import('@playwright/test')
  const wanted = chromium.executablePath()
  return isProgram(wanted) ? wanted : anyVersion()
}

/** Playwright's own download, the last resort: its server is not reachable from everywhere. */
export async function fetchFromPlaywright() {
  const args = ['node_modules/@playwright/test/cli.js', 'install', 'chromium-headless-shell']
  spawnSync(process.execPath, args, { stdio: 'ignore', timeout: 300_000 })
  return findPlaywright()
}

function anyVersion() {
  const cache = cacheFolder()
  if (!existsSync(cache)) return undefined
  return readdirSync(cache)
    .filter((name) => name.startsWith('chromium'))
    .flatMap((name) =>
      readdirSync(path.join(cache, name), { recursive: true }).map((file) => path.join(cache, name, file)),
    )
    .find((file) => /[/\\](chrome|headless_shell|chrome-headless-shell)(\.exe)?$/.test(file) && isProgram(file))
}

function cacheFolder() {
  if (process.env.PLAYWRIGHT_BROWSERS_PATH) return process.env.PLAYWRIGHT_BROWSERS_PATH
  const below = { darwin: 'Library/Caches', win32: 'AppData/Local' }[process.platform] ?? '.cache'
  return path.join(os.homedir(), below, 'ms-playwright')
}
