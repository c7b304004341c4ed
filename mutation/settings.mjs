/** What both runs share; `name` names their files. */
export const settings = (name) => ({
  // TypeScript 7 has no API that Stryker could read a tsconfig with, and vitest needs none.
  tsconfigFile: 'none',
  testRunner: 'vitest',
  vitest: { configFile: `mutation/${name}.vitest.ts`, related: false },
  coverageAnalysis: 'perTest',
  // What is made while a module loads (tables, schemas) would need every test for every mutant: the planted faults look there.
  ignoreStatic: true,
  concurrency: 2,
  plugins: ['@stryker-mutator/*', './mutation/verdicts.mjs'],
  reporters: ['clear-text', 'json', 'progress-append-only', 'verdicts'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `.cache/mutation/${name}.json` },
  incremental: true,
  incrementalFile: `.cache/mutation/${name}-incremental.json`,
  tempDirName: `.cache/mutation/${name}`,
  ignorePatterns: ['/dist', '/.cache', '/docs', '/e2e', '/bench', '/test-results', '/.data'],
})
