import { defineConfig } from 'vitest/config'

/** The tests that judge mutants of money, states, sign-ins and permissions. */
export default defineConfig({
  test: {
    include: [
      'api/{wallet,sale,session}/*.test.ts',
      'api/platform/{require-move,tokens,idempotency}.test.ts',
      'api/platform/serve/{authorise,known-tokens,ended-tokens}.test.ts',
    ],
    exclude: ['api/session/passwords-outside-transactions.test.ts'],
    globalSetup: ['api/testing/postgres.ts', 'scripts/run/build-programs.mjs'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
