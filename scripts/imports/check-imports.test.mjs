import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { checkTree } from './check-tree.mjs'
import { readImports } from './read-tree.mjs'

const manifest = {
  dependencies: { zod: '4', kysely: '0', react: '19' },
  devDependencies: { vitest: '4', '@mantine/core': '9' },
}

/** A small checkout in which every import is allowed. */
const clean = {
  'contract/kernel/money.ts': `import * as z from 'zod/mini'`,
  'contract/wallet.ts': `import * as z from 'zod/mini'\nimport { paise } from './kernel/money.ts'`,
  'contract/wallet.test.ts': `import { it } from 'vitest'\nimport { wallet } from './wallet.ts'
import { firstRules } from './first-law/first-rules.ts'`,
  'contract/first-law/first-rules.ts': `import { firstBars } from './first-bars.ts'`,
  'contract/first-law/first-bars.ts': '',
  'api/demo/past-returns.ts': `import { firstRules } from '../../contract/first-law/first-rules.ts'`,
  'web/testing/sheet.ts': `import { firstRules } from '../../contract/first-law/first-rules.ts'`,
  'database/schema.ts': `import type { ColumnType } from 'kysely'`,
  'api/server.ts': `import { app } from './app.ts'`,
  'api/app.ts': `import { walletRoutes } from './wallet/wallet-routes.ts'\nimport './gst/file-return.ts'`,
  'api/commands/audit-verify.ts': `import { app } from '../app.ts'\nimport { readFileSync } from 'node:fs'`,
  'api/wallet/wallet-routes.ts': `import { charge } from './charge.ts'`,
  'api/wallet/charge.ts': `import type { Wallet } from '../../contract/wallet.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { saveEntry } from './wallet-store.ts'`,
  'api/wallet/charge.test.ts': `import { it } from 'vitest'\nimport { fileReturn } from '../gst/file-return.ts'
import { app } from '../app.ts'\nimport { asStaff } from '../testing/as-staff.ts'`,
  'api/wallet/wallet-store.ts': `import type { DB } from '../../database/schema.ts'`,
  'api/gst/file-return.ts': `import {\n  charge,\n  type Charge,\n} from '../wallet/charge.ts'`,
  'api/audit/record-audit.ts': `import { now } from '../platform/clock.ts'`,
  'api/platform/clock.ts': '',
  'api/testing/as-staff.ts': `import { app } from '../app.ts'\nimport { saveEntry } from '../wallet/wallet-store.ts'`,
  'web/main.tsx': `import { router } from './router.tsx'`,
  'web/router.tsx': `const auth = () => import('./areas/auth/auth-routes.tsx')`,
  'web/areas/auth/auth-routes.tsx': `const page = () => import('../../wallet/wallet-page.tsx')`,
  'web/wallet/wallet-page.tsx': `import { Table } from '../ui/table.tsx'\nimport { Box } from '@mantine/core'
import classes from './wallet-page.module.css'\nimport type { Wallet } from '../../contract/wallet.ts'`,
  'web/wallet/wallet-page.module.css': '',
  'web/ui/table.tsx': `import { call } from '../platform/call.ts'\nimport { paths } from '../../contract/paths.ts'`,
  'web/platform/call.ts': `import { paths } from '../../contract/paths.ts'`,
  'contract/paths.ts': '',
  'e2e/wallet.spec.ts': `import { asStaff } from '../api/testing/as-staff.ts'\nimport type { DB } from '../database/schema.ts'`,
}

const trees = []

function problemsOf(files) {
  const root = mkdtempSync(path.join(os.tmpdir(), 'kendra-imports-'))
  trees.push(root)
  for (const [file, text] of Object.entries({ 'package.json': JSON.stringify(manifest), ...files })) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  return checkTree(root)
}

afterEach(() => {
  for (const root of trees.splice(0)) rmSync(root, { recursive: true })
})

/** The clean tree with one line added to one file; a file that is not there yet is made. */
function planted(file, line) {
  return { ...clean, [file]: [clean[file], line].filter(Boolean).join('\n') }
}

describe('the import checker', () => {
  it('accepts a tree in which every import is allowed', () => {
    expect(problemsOf(clean)).toEqual([])
  })

  const refused = [
    [
      'an upward import',
      planted('api/audit/record-audit.ts', `import { wallet } from '../wallet/balance.ts'`),
      'api/audit/record-audit.ts:2 imports api/wallet/balance.ts, but wallet stands above audit, and imports go down only.',
      { 'api/wallet/balance.ts': '' },
    ],
    [
      'a sideways import',
      planted('api/gst/file-return.ts', `import type { Coupon } from '../uti-pan/coupon.ts'`),
      'api/gst/file-return.ts:5 imports api/uti-pan/coupon.ts, but gst and uti-pan stand on one step and do not import each other.',
      { 'api/uti-pan/coupon.ts': '' },
    ],
    [
      'a sideways import between business folders of the web',
      planted('web/gst/gst-page.tsx', `export { WalletPage } from '../wallet/wallet-page.tsx'`),
      'web/gst/gst-page.tsx:1 imports web/wallet/wallet-page.tsx, but gst and wallet stand on one step and do not import each other.',
    ],
    [
      'one area importing another',
      planted('web/areas/kyc/kyc-routes.tsx', `import { authRoutes } from '../auth/auth-routes.tsx'`),
      'web/areas/kyc/kyc-routes.tsx:1 imports web/areas/auth/auth-routes.tsx, but areas/kyc and areas/auth stand on one step and do not import each other.',
    ],
    [
      'platform that knows ui',
      planted('web/platform/toast.ts', `import { Table } from '../ui/table.tsx'`),
      'web/platform/toast.ts:1 imports web/ui/table.tsx, but ui stands above platform, and imports go down only.',
    ],
    [
      'a dynamic import that goes up',
      planted('api/platform/log.ts', `const late = () => import('../audit/record-audit.ts')`),
      'api/platform/log.ts:1 imports api/audit/record-audit.ts, but audit stands above platform, and imports go down only.',
    ],
    [
      'web importing api',
      planted('web/platform/call.ts', `import type { Charge } from '../../api/wallet/charge.ts'`),
      'web/platform/call.ts:2 imports api/wallet/charge.ts, but web and api never import each other.',
    ],
    [
      'api importing web, even from a test',
      planted('api/wallet/charge.test.ts', `import { call } from '../../web/platform/call.ts'`),
      'api/wallet/charge.test.ts:5 imports web/platform/call.ts, but web and api never import each other.',
    ],
    [
      'contract importing another floor',
      planted('contract/wallet.ts', `import type { DB } from '../database/schema.ts'`),
      'contract/wallet.ts:3 imports database/schema.ts, but contract imports zod, texts and itself only.',
    ],
    [
      'contract importing a package other than zod',
      planted('contract/wallet.ts', `import { randomUUID } from 'node:crypto'`),
      'contract/wallet.ts:3 imports node:crypto, but contract imports zod, texts and itself only.',
    ],
    [
      'the law knowing a service that goes by it',
      planted('contract/law/rule.ts', `import type { Wallet } from '../wallet.ts'`),
      'contract/law/rule.ts:1 imports contract/wallet.ts, but contract/law is what the others build on: it imports itself and kernel only.',
    ],
    [
      'the kernel knowing a service',
      planted('contract/kernel/role.ts', `import type { Wallet } from '../wallet.ts'`),
      'contract/kernel/role.ts:1 imports contract/wallet.ts, but contract/kernel is what the others build on: it imports itself and services only.',
    ],
    [
      'the register of services knowing more than its facts',
      planted('contract/services.ts', `import type { Wallet } from './wallet.ts'`),
      'contract/services.ts:1 imports contract/wallet.ts, but contract/services is what the others build on: it imports itself only.',
    ],
    [
      'a service that goes by the figures a portal begins with, whatever holds today',
      planted('api/gst/file-return.ts', `import { firstRules } from '../../contract/first-law/first-rules.ts'`),
      'api/gst/file-return.ts:5 imports contract/first-law/first-rules.ts, but contract/first-law is what a portal begins with, for tests and the demo only: ask the law book.',
    ],
    [
      'a check of the contract that goes by them',
      planted('contract/wallet.ts', `import type { FirstRule } from './first-law/first-bars.ts'`),
      'contract/wallet.ts:3 imports contract/first-law/first-bars.ts, but contract/first-law is what a portal begins with, for tests and the demo only: ask the law book.',
    ],
    [
      'a screen that shows them',
      planted('web/wallet/fee-page.tsx', `import { firstBars } from '../../contract/first-law/first-bars.ts'`),
      'web/wallet/fee-page.tsx:1 imports contract/first-law/first-bars.ts, but contract/first-law is what a portal begins with, for tests and the demo only: ask the law book.',
    ],
    [
      'database importing api',
      planted('database/schema.ts', `import { now } from '../api/platform/clock.ts'`),
      'database/schema.ts:2 imports api/platform/clock.ts, but database may not import api.',
    ],
    [
      'anyone importing a root',
      planted('api/wallet/refund.ts', `import type { App } from '../app.ts'`),
      'api/wallet/refund.ts:1 imports api/app.ts, but nobody imports the root api/app.ts.',
    ],
    [
      'a screen importing the router',
      planted('web/wallet/refund-page.tsx', `import { router } from '../router.tsx'`),
      'web/wallet/refund-page.tsx:1 imports web/router.tsx, but nobody imports the root web/router.tsx.',
    ],
    [
      "another module's store",
      planted('api/gst/file-return.ts', `import { saveEntry } from '../wallet/wallet-store.ts'`),
      'api/gst/file-return.ts:5 imports api/wallet/wallet-store.ts, but a -store file belongs to its own module wallet.',
    ],
    [
      "another module's table",
      planted('api/report/daily.ts', `import { entries } from '../wallet/entry-table.ts'`),
      'api/report/daily.ts:1 imports api/wallet/entry-table.ts, but a -table file belongs to its own module wallet.',
      { 'api/wallet/entry-table.ts': '' },
    ],
    [
      "another module's routes",
      planted('api/server.ts', `import { walletRoutes } from './wallet/wallet-routes.ts'`),
      'api/server.ts:2 imports api/wallet/wallet-routes.ts, but a -routes file belongs to its own module wallet.',
    ],
    [
      'testing outside tests',
      planted('api/wallet/refund.ts', `import { asStaff } from '../testing/as-staff.ts'`),
      'api/wallet/refund.ts:1 imports api/testing/as-staff.ts, but api/testing is for tests.',
    ],
    [
      'an end-to-end test that reaches into a module',
      planted('e2e/wallet.spec.ts', `import { charge } from '../api/wallet/charge.ts'`),
      'e2e/wallet.spec.ts:3 imports api/wallet/charge.ts, but e2e may import of api only api/testing.',
    ],
    [
      'a barrel',
      planted('web/ui/index.ts', ''),
      'web/ui/index.ts:1 is a barrel: import the file that has the thing instead.',
    ],
    [
      'a module without a step',
      planted('api/loyalty/points.ts', ''),
      'api/loyalty/points.ts:1 stands on no step: add loyalty to scripts/imports/steps.mjs.',
    ],
    [
      'a package that package.json lacks',
      planted('web/platform/call.ts', `import { pick } from 'lodash/fp'`),
      'web/platform/call.ts:2 imports lodash/fp, but lodash is not in package.json.',
    ],
    [
      'a development package in production code',
      planted('api/platform/clock.ts', `import { vi } from 'vitest'`),
      'api/platform/clock.ts:1 imports vitest, but vitest is a devDependency, which production does not install.',
    ],
    [
      'a path without its extension',
      planted('web/ui/table.tsx', `import { call } from '../platform/call'`),
      'web/ui/table.tsx:3 imports web/platform/call, but there is no such file (write the extension too).',
    ],
  ]

  it.each(refused)('refuses %s', (_what, files, sentence, more = {}) => {
    expect(problemsOf({ ...files, ...more })).toEqual([sentence])
  })

  it('refuses a circle, type imports counted, and prints it as a chain', () => {
    const files = {
      'api/wallet/a.ts': `import { b } from './b.ts'`,
      'api/wallet/b.ts': `\nimport type { C } from './c.ts'`,
      'api/wallet/c.ts': `export type { A } from './a.ts'`,
    }
    expect(problemsOf(files)).toEqual([
      'api/wallet/a.ts:1 begins a circle: api/wallet/a.ts → api/wallet/b.ts → api/wallet/c.ts → api/wallet/a.ts.',
    ])
  })

  it('refuses a file that imports itself by a type', () => {
    const files = planted('contract/paths.ts', `type Self = import('./paths.ts').Self`)
    expect(problemsOf(files)).toEqual(['contract/paths.ts:1 begins a circle: contract/paths.ts → contract/paths.ts.'])
  })
})

describe('reading imports', () => {
  it('finds every way to import, with its line', () => {
    const text = `import a from './a.ts'
import type { B } from './b.ts'
import {
  c,
} from './c.ts'
export * from './d.ts'
export { e } from "./e.ts"
import './f.css'
const g = await import('./g.ts')
type H = import('./h.ts').H`
    const found = readImports('web/x.ts', text).map(({ line, target }) => `${target}:${line}`)
    expect(found).toEqual(
      ['a.ts:1', 'b.ts:2', 'c.ts:5', 'd.ts:6', 'e.ts:7', 'f.css:8', 'g.ts:9', 'h.ts:10'].map((one) => `web/${one}`),
    )
  })

  it('is not misled by exports, texts and comments', () => {
    const text = `export const label = 'imported from'
export function from() { return "import x from './y.ts'" }
// import z from './z.ts'
export interface Move { from: string; to: 'x' }`
    expect(readImports('web/x.ts', text)).toEqual([])
  })
})
