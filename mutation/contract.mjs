import { settings } from './settings.mjs'

/**
 * Mutants of the rules that browser and server share; its tests need no database. Declarations of calls and tables are made
 * while a module loads and are held by the tests of the server, the walk by roles and the planted faults. The first figures
 * of law are data, compared line by line with the migrated database.
 */
export default {
  ...settings('contract'),
  mutate: ['contract/**/*.ts', '!contract/**/*.test.ts', '!contract/**/*samples.ts', '!contract/first-law/*.ts'],
  timeoutMS: 10_000,
}
