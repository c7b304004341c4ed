// `npm run faults [-- id …]`: plants each fault of the list, one at a time, in a throw-away worktree of what is committed,
// and runs the test that is named for it. A test that stays green has not found its fault, and the command fails.
import os from 'node:os'
import { checkFaults } from './planted-faults/check-faults.mjs'
import { faults } from './planted-faults/faults.mjs'
import { openVitest } from './planted-faults/open-vitest.mjs'
import { runJourney } from './planted-faults/run-journey.mjs'
import { openThrowAwayTree } from './planted-faults/throw-away-tree.mjs'
import { tryFaults } from './planted-faults/try-faults.mjs'

async function main(ids) {
  const unknown = ids.filter((id) => !faults.some((fault) => fault.id === id))
  const problems = [...unknown.map((id) => `There is no fault '${id}'.`), ...checkFaults(faults, '.')]
  if (problems.length > 0) {
    console.error(problems.join('\n'))
    return false
  }
  const chosen = ids.length > 0 ? faults.filter(({ id }) => ids.includes(id)) : faults
  const trees = Array.from({ length: Math.min(2, os.availableParallelism()) }, openThrowAwayTree)
  try {
    const lanes = await Promise.all(trees.map(({ folder }) => openLane(folder)))
    const counts = await tryFaults(chosen, lanes)
    for (const lane of lanes) await lane.close()
    const said = Object.entries(counts).map(([what, n]) => `${n} ${what}`)
    console.log(said.join(', '))
    return counts.found === chosen.length
  } finally {
    for (const tree of trees) tree.remove()
  }
}

async function openLane(tree) {
  const vitest = await openVitest(tree)
  return { tree, runFile: vitest.run, runJourney: (fault) => runJourney(fault, tree), close: vitest.close }
}

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1
