// Who stands above whom. A module may import modules of lower steps only; modules on one step do not import each other.

import { readFileSync } from 'node:fs'

/** The folders of services stand on one step of the server; which there are, the register says. */
const register = readFileSync(new URL('../../contract/services.ts', import.meta.url), 'utf8')
const [modules = ''] = /serviceModules = \{[\s\S]*?\n\}/.exec(register) ?? []
const serviceFolders = [...modules.matchAll(/^ {2}'?([\w-]+)'?: \{$/gm)].map(([, name]) => name)

/** The floors of the house; each may import itself and the floors named. */
export const floors = {
  texts: [],
  contract: ['texts'],
  database: ['contract'],
  api: ['texts', 'contract', 'database'],
  web: ['texts', 'contract'],
  e2e: ['texts', 'contract', 'database', 'api'],
  bench: ['contract', 'database', 'api'],
}

/** Top to bottom. `*` stands for every folder that is not named. */
export const steps = {
  api: [
    ['server', 'app', 'commands'],
    ['services'],
    ['start'],
    ['report', 'dashboard', 'find', 'demo', 'public', 'law-desk'],
    ['courier'],
    ['registration', 'payment-request', 'correction', 'gateway', 'kyc', ...serviceFolders],
    ['work'],
    ['merchant', 'staff', 'session', 'profile', 'news', 'download', 'sale', 'export'],
    ['user', 'wallet', 'catalogue', 'site', 'reference'],
    ['law', 'provider'],
    ['document'],
    ['notice'],
    ['mail', 'push'],
    ['audit', 'recurring-job'],
    ['service'],
    ['platform'],
  ],
  web: [['main', 'render', 'router', 'after-paint'], ['areas'], ['services'], ['*'], ['ui'], ['platform', 'worker']],
}

/** Folders of the contract that the others build on, and what of the contract they may import themselves. */
export const groundOfContract = { services: [], kernel: ['services'], law: ['kernel'], form: ['kernel'] }

/** Who may use the built-in figures of contract/first-law, beside tests and builders for tests. */
export const usersOfFirstLaw = ['api/demo/']

/** Root files and who may import them, beside tests. */
export const roots = {
  'api/server.ts': [],
  'api/app.ts': ['api/server.ts', 'api/commands/', 'api/testing/', 'bench/'],
  'api/services.ts': ['api/app.ts', 'api/testing/', 'bench/'],
  'web/main.tsx': [],
  'web/worker/service-worker.ts': [],
  'web/after-paint.ts': ['web/main.tsx'],
  'web/render.tsx': [],
  'web/router.tsx': ['web/main.tsx'],
}

/** A module's own files, which nobody else imports, and the exceptions. */
export const ownFiles = {
  store: [],
  table: ['bench/statement.ts', 'bench/lists.ts', 'bench/export.ts'],
  routes: ['api/app.ts'],
}
