import { colourOf } from './colour-of.mjs'
import { plant } from './plant.mjs'

/**
 * How many faults were found, went unseen, or could not be tried. Each lane is a tree with its own Vitest and takes the
 * next test file: `runFile(test, changed)` answers how its tests ended, `runJourney(fault)` the colour of a journey.
 */
export async function tryFaults(chosen, lanes, log = console.log) {
  const counts = { found: 0, 'NOT FOUND': 0, 'could not be tried': 0 }
  const count = (fault, verdict) => {
    counts[verdict.is] += 1
    log(`${verdict.is.padEnd(10)} ${fault.id}${verdict.why ? `: ${verdict.why}` : ''}`)
  }
  const [journeys, others] = [chosen.filter(isJourney), chosen.filter((fault) => !isJourney(fault))]
  // Those of one test file after each other: each file is looked at once without any fault.
  const names = [...new Set(others.map(({ test }) => test))].toSorted()
  const files = names.map((name) => others.filter(({ test }) => test === name))
  await Promise.all(lanes.map((lane) => tryFiles(files, lane, count)))
  // A journey starts a portal and a browser: one at a time.
  for (const fault of journeys) count(fault, await tryJourney(fault, lanes[0]))
  return counts
}

const isJourney = ({ kind }) => kind === 'e2e'

async function tryFiles(files, lane, count) {
  let changed = []
  for (let file = files.shift(); file; file = files.shift()) {
    const sound = await lane.runFile(file[0].test, changed)
    changed = []
    for (const fault of file) {
      const run = async () => colourOf(fault.title, await lane.runFile(fault.test, [...changed, fault.file]))
      const verdict = await tryFault(fault, lane.tree, { sound: colourOf(fault.title, sound), run })
      // What was planted is read again as it was.
      if (verdict.planted) changed = [fault.file]
      count(fault, verdict)
    }
  }
}

async function tryJourney(fault, { tree, runJourney }) {
  return tryFault(fault, tree, { sound: await runJourney(fault), run: () => runJourney(fault) })
}

async function tryFault(fault, tree, { sound, run }) {
  // A test that is red by itself finds nothing.
  if (sound !== 'green') return untried(`without the fault its test is ${sound}`)
  const planted = plant(fault, tree)
  try {
    const colour = await run()
    if (colour === 'red') return { is: 'found', planted: true }
    if (colour === 'green') return { is: 'NOT FOUND', why: `${fault.test} › ${fault.title}`, planted: true }
    return { ...untried(`with the fault its test is ${colour}`), planted: true }
  } finally {
    planted.takeOut()
  }
}

const untried = (why) => ({ is: 'could not be tried', why })
