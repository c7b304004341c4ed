// `npm run e2e [-- e2e/some-journey.spec.ts --project=phone]`: the end-to-end tests in a real browser, against a built
// server with demo data of its own that is removed afterwards.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { findBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { freePort } from './run/free-port.mjs'
import { runNode } from './run/run-node.mjs'

export async function e2e(args = []) {
  await build()
  const data = mkdtempSync(path.join(os.tmpdir(), 'kendra-e2e-'))
  // PostgreSQL runs as another user when we are root, and must be able to enter.
  chmodSync(data, 0o755)
  const [port, smtpPort] = [await freePort(), await freePort()]
  const env = {
    E2E_CHROME: await findBrowser(),
    E2E_PORT: String(port),
    E2E_SMTP_PORT: String(smtpPort),
    E2E_DATA_DIR: data,
  }
  try {
    return runNode(['node_modules/@playwright/test/cli.js', 'test', ...args], env)
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = (await e2e(process.argv.slice(2))) ? 0 : 1
}
