import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const worker = path.join(import.meta.dirname, 'vitest-worker.mjs')

/** A Vitest over a tree that stays open: `run` answers how each test of a file ended, after some files have changed. */
export async function openVitest(tree) {
  // Node.js finds packages beside the script, so it is the tree's own copy that runs.
  const copy = path.join(tree, path.relative(path.resolve('.'), worker))
  const child = fork(copy, { cwd: tree, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  const gone = once(child, 'exit').then(() => {
    throw new Error('Vitest has ended by itself.')
  })
  gone.catch(() => undefined)
  const answer = () => Promise.race([once(child, 'message').then(([message]) => message), gone])
  await answer()
  return {
    run(test, changed = []) {
      child.send({ test, changed })
      return answer()
    },
    async close() {
      const exit = once(child, 'exit')
      child.disconnect()
      await exit
    },
  }
}
