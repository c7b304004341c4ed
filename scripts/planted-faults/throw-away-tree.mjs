import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })

/** A worktree of what is committed, with the packages of this one. Whatever is done to it, the own files stay as they are. */
export function openThrowAwayTree() {
  if (git('status', '--porcelain').trim() !== '') console.log('Only what is committed is tried.')
  const place = mkdtempSync(path.join(os.tmpdir(), 'kendra-faults-'))
  // PostgreSQL runs as another user when we are root, and must be able to enter.
  chmodSync(place, 0o755)
  const folder = path.join(place, 'tree')
  git('worktree', 'add', '--quiet', '--detach', folder, 'HEAD')
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'dir')
  return {
    folder,
    remove() {
      rmSync(path.join(folder, 'node_modules'))
      git('worktree', 'remove', '--force', folder)
      rmSync(place, { recursive: true, force: true })
    },
  }
}
