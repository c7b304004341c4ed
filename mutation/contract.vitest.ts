import { defineConfig } from 'vitest/config'

/** The tests that judge mutants of the contract: pure ones, without a database. */
export default defineConfig({ test: { include: ['contract/**/*.test.ts'] } })
