import { defineConfig } from 'vitest/config'

/** The tests that judge mutants of money, states, sign-ins and permissions. */
export default defineConfig({
  test: {
    include: [
      'api/{wallet,sale,session}/*.test.ts',
      // What sign-ins leave behind, and when it is swept.
      'api/staff/login-history.test.ts',
      // Where a refund is asked for, confirmed by a second person, and withdrawn.
      'api/nsdl-pan/office/refund.test.ts',
      'api/gst/registration/refund-by-two.test.ts',
      'api/platform/{require-move,tokens,idempotency}.test.ts',
      'api/platform/serve/{authorise,known-tokens,ended-tokens}.test.ts',
    ],
    exclude: [
      // It watches from outside how many transactions are open, and judges no line of these files by itself.
      'api/session/passwords-outside-transactions.test.ts',
      // Hundreds of steps in any order, seconds each time: the plain tests must notice a mutant without them.
      'api/wallet/ledger-model.test.ts',
      'api/sale/money-model.test.ts',
    ],
    globalSetup: ['api/testing/postgres.ts', 'scripts/run/build-programs.mjs'],
    // Two runs side by side, with every line counted.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
