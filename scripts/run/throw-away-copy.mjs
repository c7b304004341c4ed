import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const git = (cwd, ...args) => execFileSync('git', args, { cwd, encoding: 'utf8' })

/**
 * A copy of what is committed, in which something is tried and which is removed in the end, whatever came of it.
 * @param {string} name of its folder
 * @param {(copy: ReturnType<typeof copyAt>) => void} work
 */
export function inThrowAwayCopy(name, work) {
  const place = path.join(root, '.cache', name)
  const remove = () => existsSync(place) && git(root, 'worktree', 'remove', '--force', place)
  remove()
  try {
    git(root, 'worktree', 'add', '--quiet', '--detach', '--force', place, 'HEAD')
    symlinkSync(path.join(root, 'node_modules'), path.join(place, 'node_modules'), 'junction')
    work(copyAt(place))
  } finally {
    remove()
  }
}

function copyAt(place) {
  return {
    /** Puts the files of a folder of ours over those of the copy. */
    add: (from, to) => cpSync(path.join(root, from), path.join(place, to), { recursive: true }),
    /** Changes a file: each pair is what is looked for and what is put there instead. */
    edit(file, pairs) {
      const at = path.join(place, file)
      const text = pairs.reduce(
        (before, [find, put]) => {
          if (!find.test(before)) throw new Error(`${file} has no place for it any more: ${find}`)
          return before.replace(find, put)
        },
        readFileSync(at, 'utf8'),
      )
      writeFileSync(at, text)
    },
    /** Runs a program of Node in the copy. */
    run(...args) {
      console.log(`… ${args.join(' ')}`)
      execFileSync(process.execPath, args, { cwd: place, stdio: 'inherit' })
    },
    /** The files that differ from what is committed, by now. */
    touched: () =>
      git(place, 'status', '--porcelain', '--untracked-files=all')
        .split('\n')
        .filter(Boolean)
        .map((line) => line.slice(3))
        .filter((file) => file !== 'node_modules'),
  }
}

export const showFiles = (title, files) =>
  console.log(`${title}: ${files.length}\n${files.map((file) => `  ${file}`).join('\n')}`)
