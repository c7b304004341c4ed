import { defineConfig } from 'vitest/config'
import { lightContract } from './scripts/build/light-contract.ts'

/** One throw-away PostgreSQL for the whole run; each test file gets a copy of its migrated template. */
const postgres = 'api/testing/postgres.ts'

/** The server and its commands, for tests that start them as processes. */
const programs = 'scripts/run/build-programs.mjs'

/** What replaces a module, or the clock, must not meet others that have loaded it or wait by it. */
const apart = ['api/platform/crypto/password.test.ts', 'api/platform/run-every.test.ts']
const webApart = [
  // Whole areas: their routers go on listening to the session when the test is over.
  'web/areas/area-layout.test.tsx',
  'web/areas/backoffice/backoffice-pages.test.tsx',
  'web/areas/kyc/kyc-layout.test.tsx',
  'web/areas/profile-pages.test.tsx',
  'web/areas/public/public-site.test.tsx',
  'web/router.test.tsx',
  // Modules of their own.
  'web/gateway/add-money-page.test.tsx',
  'web/gateway/gateway-status-page.test.tsx',
  'web/nsdl-pan/paperless/use-esign-moves.test.tsx',
  'web/platform/kept-reply.test.tsx',
  'web/ui/site/site-head.test.tsx',
]

const screens = { environment: 'jsdom', setupFiles: ['web/testing/setup.ts'], testTimeout: 60_000 }

export default defineConfig({
  test: {
    // By default one core is kept free; on two cores that is half of them.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{texts,contract}/**/*.test.ts', 'database/**/*.test.ts', 'scripts/**/*.test.mjs', ...apart],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['api/**/*.test.ts'],
          exclude: apart,
          // Each file has a database of its own, so a worker can keep the modules it has loaded: half of the time went there.
          isolate: false,
          globalSetup: [postgres, programs],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // What comes by itself may take its time on a busy machine; a job that waits is looked for every two seconds.
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        // The contract as the browser has it: a screen that reads what is taken out of it fails here, too.
        plugins: [lightContract],
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: webApart,
          ...screens,
          // Every test tidies up after itself (web/testing/setup.ts), so the files of a worker share one window and its modules.
          isolate: false,
        },
      },
      { plugins: [lightContract], test: { name: 'web apart', include: webApart, ...screens } },
      {
        // Minutes rather than seconds: only `npm run test:long` runs these, and two proofs after them.
        test: {
          name: 'long',
          include: ['{contract,database,api}/**/*.long.ts'],
          globalSetup: [postgres, programs],
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
