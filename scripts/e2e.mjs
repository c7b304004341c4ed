// `npm run e2e [-- e2e/some-journey.spec.ts --project=phone]`: the end-to-end tests in a real browser, against built
// servers with demo data of their own that is removed afterwards. Two journeys run at a time, each on a server of its
// own; E2E_WORKERS says otherwise.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
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
  const workers = Number(process.env.E2E_WORKERS ?? 2)
  for (let at = 0; at < workers; at++) mkdirSync(path.join(data, String(at)), { mode: 0o755 })
  const env = {
    E2E_CHROME: await findBrowser(),
    E2E_PORTS: await freePorts(workers),
    E2E_SMTP_PORTS: await freePorts(workers),
    E2E_DATA_DIR: data,
  }
  try {
    return runNode(['node_modules/@playwright/test/cli.js', 'test', ...args], env)
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

async function freePorts(count) {
  const ports = []
  while (ports.length < count) ports.push(await freePort())
  return ports.join(',')
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = (await e2e(process.argv.slice(2))) ? 0 : 1
}
