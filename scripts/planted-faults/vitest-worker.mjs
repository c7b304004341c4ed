// Started in the throw-away tree: one Vitest that stays open, so that what has not changed is read and compiled once.
// For { test, changed } it answers how each test of that file ended: [{ title, state }, …].
import path from 'node:path'
import { createVitest } from 'vitest/node'
import { buildServer } from '../build.mjs'

// Each file in a process of its own: one that stays would keep the modules with the fault of the run before.
const vitest = await createVitest('test', { watch: false, isolate: true, reporters: [{}], silent: true })
await vitest.standalone()

process.on('message', async ({ test, changed }) => {
  for (const file of changed) vitest.invalidateFile(path.resolve(file))
  // Tests start parts of the server as processes of their own, from what the first run has built.
  const programs = process.env.KENDRA_PROGRAMS
  if (programs && test.startsWith('api/') && changed.length > 0) await buildServer(path.dirname(programs))
  const specifications = await vitest.globTestSpecifications([test])
  const { testModules } = await vitest.runTestSpecifications(specifications)
  // Vitest answers with every file it has run so far; those of former faults are still red.
  const asked = new Set(specifications.map(({ moduleId }) => moduleId))
  const ends = testModules
    .filter(({ moduleId }) => asked.has(moduleId))
    .flatMap((module) => [...module.children.allTests()])
  process.send(ends.map((one) => ({ title: one.name, state: endOf(one.result()) })))
})

/** On a busy machine any test runs out of time: that is no sign of a fault. */
function endOf({ state, errors = [] }) {
  const late = errors.length > 0 && errors.every(({ message }) => /^(Test|Hook) timed out in \d+ms/.test(message))
  return state === 'failed' && late ? 'out of time' : state
}
process.on('disconnect', () => void vitest.close().then(() => process.exit()))
process.send('ready')
