// `npm run test:long [-- file …]`: what takes minutes. First the tests called `*.long.ts`, then the two proofs of what it takes
// to add a service and a field of a form, so that they keep up with the code. With names of files only those tests.
import { runNode } from './run/run-node.mjs'
import { runPart } from './run/run-part.mjs'

const files = process.argv.slice(2)
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'long', ...files]
const proofs = {
  'a service that is thrown away': ['scripts/throw-away-service.mjs'],
  'fields of PAN and KYC that are thrown away': ['scripts/throw-away-field.mjs'],
}
const parts = { 'long tests (vitest)': vitest, ...(files.length === 0 && proofs) }

const failed = []
for (const [name, args] of Object.entries(parts)) if (!(await runPart(name, () => runNode(args)))) failed.push(name)
console.log(failed.length === 0 ? '\nAll parts passed.' : `\nFailed: ${failed.join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0
