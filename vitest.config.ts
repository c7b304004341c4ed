import { defineConfig } from 'vitest/config'

/** One throw-away PostgreSQL for the whole run; each test file gets a copy of its migrated template. */
const postgres = 'api/testing/postgres.ts'

export default defineConfig({
  test: {
    // By default one core is kept free; on two cores that is half of them.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['contract/**/*.test.ts', 'database/**/*.test.ts', 'scripts/**/*.test.mjs'],
        },
      },
      {
        test: {
          name: 'api',
          include: ['api/**/*.test.ts'],
          globalSetup: [postgres],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['web/testing/setup.ts'],
          testTimeout: 20_000,
        },
      },
      {
        // Minutes rather than seconds: only `npm run test:long` runs these.
        test: {
          name: 'long',
          include: ['{contract,database,api}/**/*.long.ts'],
          globalSetup: [postgres],
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
