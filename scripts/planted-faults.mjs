// `npm run faults [-- id …]`: plants each fault of the list, one at a time, in a throw-away worktree of what is committed,
// and runs the test that is named for it. A test that stays green has not found its fault, and the command fails.
import { pathToFileURL } from 'node:url'
import { checkFaults } from './planted-faults/check-faults.mjs'
import { faults } from './planted-faults/faults.mjs'
import { openVitest } from './planted-faults/open-vitest.mjs'
import { plant } from './planted-faults/plant.mjs'
import { colourOf, runTest } from './planted-faults/run-test.mjs'
import { openThrowAwayTree } from './planted-faults/throw-away-tree.mjs'

/** How many faults were found, went unseen, or could not be tried. */
export async function tryFaults(chosen, tree) {
  const counts = { found: 0, 'NOT FOUND': 0, 'could not be tried': 0 }
  const vitest = await openVitest(tree)
  const place = { tree, vitest, changed: [], sound: new Map() }
  // Those of one test file after each other: each file is looked at once without any fault.
  for (const fault of chosen.toSorted((one, other) => one.test.localeCompare(other.test))) {
    const verdict = await tryFault(fault, place)
    counts[verdict.is] += 1
    console.log(`${verdict.is.padEnd(10)} ${fault.id}${verdict.why ? `: ${verdict.why}` : ''}`)
  }
  await vitest.close()
  return counts
}

async function tryFault(fault, place) {
  const name = `${fault.test} › ${fault.title ?? ''}`
  // A test that is red by itself finds nothing.
  const sound = await soundColour(fault, place)
  if (sound !== 'green') return untried(`without the fault its test is ${sound}`)
  const planted = plant(fault, place.tree)
  try {
    const colour = await runTest(fault, { ...place, changed: [...place.changed, fault.file] })
    if (colour === 'red') return { is: 'found' }
    return colour === 'green' ? { is: 'NOT FOUND', why: name } : untried('with the fault its test does not run')
  } finally {
    planted.takeOut()
    // The next run reads it again as it was.
    place.changed = [fault.file]
  }
}

async function soundColour({ test, title, kind }, place) {
  if (kind === 'e2e') return runTest({ test, title, kind }, place)
  if (!place.sound.has(test)) {
    place.sound.set(test, await place.vitest.run(test, place.changed))
    place.changed = []
  }
  return colourOf(title, place.sound.get(test))
}

const untried = (why) => ({ is: 'could not be tried', why })

async function main(ids) {
  const unknown = ids.filter((id) => !faults.some((fault) => fault.id === id))
  const problems = [...unknown.map((id) => `There is no fault '${id}'.`), ...checkFaults(faults, '.')]
  if (problems.length > 0) {
    console.error(problems.join('\n'))
    return false
  }
  const chosen = ids.length > 0 ? faults.filter(({ id }) => ids.includes(id)) : faults
  const tree = openThrowAwayTree()
  try {
    const counts = await tryFaults(chosen, tree.folder)
    console.log(
      Object.entries(counts)
        .map(([what, n]) => `${n} ${what}`)
        .join(', '),
    )
    return counts.found === chosen.length
  } finally {
    tree.remove()
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1
}
