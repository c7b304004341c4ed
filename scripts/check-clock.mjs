// Part of `npm run check`: the server reads the machine's clock in one place. What decides something takes the portal's
// clock, which a test can move; when a row was written is the database's time (`writtenAt`).
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Tests have a clock of their own, and the demo makes up a past. */
const isFree = (file) =>
  file === 'api/platform/clock.ts' || /\.(test|long)\.ts$/.test(file) || /^api\/(testing|demo)\//.test(file)

/** Where the machine's own time is right, though no portal's clock moves it, and why. @type {Record<string, string>} */
export const machineTime = {
  'api/platform/files/folder-store.ts': 'the disk dates the files that it is compared with',
  'api/platform/apart/answer-apart.ts': 'the deadline of a process, watched from within it',
}

/** The lines of a file that read the machine's clock themselves. @returns {string[]} */
export function findClockReads(file, text) {
  if (isFree(file)) return []
  const reads = Object.hasOwn(machineTime, file) ? /\bnew Date\(\)/ : /\bnew Date\(\)|\bDate\.now\b/
  return text.split('\n').flatMap((line, at) => (reads.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : []))
}

function checkClock() {
  const names = readdirSync(path.join(root, 'api'), { recursive: true })
  const files = names.map((name) => `api/${name.replaceAll('\\', '/')}`).filter((file) => file.endsWith('.ts'))
  const found = files.sort().flatMap((file) => findClockReads(file, readFileSync(path.join(root, file), 'utf8')))
  if (found.length === 0) return
  console.error(`Take the portal's clock (clock.now()) or the database's time (writtenAt) here:\n${found.join('\n')}`)
  process.exitCode = 1
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) checkClock()
