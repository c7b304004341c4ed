// `npm run check`: everything that needs no running program. Runs all parts and reports all, then fails if one failed.
import { pathToFileURL } from 'node:url'
import { runNode } from './run/run-node.mjs'
import { runPart } from './run/run-part.mjs'

// biome colours its words even for a file or a pipe.
const colours = process.stdout.isTTY ? '--colors=force' : '--colors=off'

const parts = {
  'types (tsc)': ['node_modules/typescript/bin/tsc', '-b'],
  'lint and format (biome)': ['node_modules/@biomejs/biome/bin/biome', 'ci', colours, '.'],
  'who imports whom': ['scripts/check-imports.mjs'],
  'who reads the clock': ['scripts/check-clock.mjs'],
  'who forgets answers': ['scripts/check-forgetting.mjs'],
  'who writes which table': ['scripts/check-writers.mjs'],
  'where addresses of pages stand': ['scripts/check-addresses.mjs'],
  'how many casts': ['scripts/check-casts.mjs'],
  'what is said to people': ['scripts/check-texts.mjs'],
  'where services are named': ['--import', 'tsx', 'scripts/check-service-keys.mjs'],
  'states in SQL': ['--import', 'tsx', 'scripts/check-states.mjs'],
  'dead code (knip)': ['node_modules/knip/bin/knip.js', '--no-progress'],
  'platforms of the lock file': ['scripts/lockfile-platforms.mjs'],
}

/** How many parts passed and failed. */
export async function check() {
  const counts = { passed: 0, failed: 0 }
  for (const [name, args] of Object.entries(parts)) {
    const ok = await runPart(name, () => runNode(args))
    counts[ok ? 'passed' : 'failed'] += 1
  }
  return counts
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { failed } = await check()
  process.exitCode = failed > 0 ? 1 : 0
}
