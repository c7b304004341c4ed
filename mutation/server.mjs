import { settings } from './settings.mjs'

/** Mutants of what guards money, states, sign-ins and permissions; each is judged on a real PostgreSQL. */
export default {
  ...settings('server'),
  mutate: [
    'api/{wallet,sale,session}/*.ts',
    'api/user/{recovery-codes,renew-sign-in,sign-in-challenges,sweep-sign-ins,close-sign-ins}.ts',
    'api/platform/{require-move,tokens,idempotency}.ts',
    'api/platform/serve/{authorise,known-tokens}.ts',
    '!api/**/*.test.ts',
    '!api/**/*.long.ts',
  ],
  // A column or table without its name is refused by the database at once, and sentences for people have tests of their own.
  mutator: { excludedMutations: ['StringLiteral'] },
  timeoutMS: 60_000,
}
