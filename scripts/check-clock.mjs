// Part of `npm run check`: the server reads the machine's clock in one place, and so do the screens and the checks
// of the contract (`today()`, for fields that are judged before anybody's clock is at hand). What decides something
// takes the portal's clock, which a test can move; when a row was written is the database's time (`writtenAt`).
import { pathToFileURL } from 'node:url'
import { readSources } from './run/read-sources.mjs'

/** Tests have a clock of their own, and the demo makes up a past. */
const isFree = (file) =>
  ['api/platform/clock.ts', 'web/platform/device-clock.ts', 'contract/kernel/dates.ts'].includes(file) ||
  /\.(test|long)\.tsx?$/.test(file) ||
  /^(api\/(testing|demo)|web\/testing)\//.test(file)

/** Where the machine's own time is right, though no portal's clock moves it, and why. @type {Record<string, string>} */
export const machineTime = {
  'api/platform/files/folder-store.ts': 'the disk dates the files that it is compared with',
  'api/platform/subprocess/serve-subprocess.ts': 'the deadline of a process, watched from within it',
}

/** The lines of a file that read the machine's clock themselves. @returns {string[]} */
export function findClockReads(file, text) {
  if (isFree(file)) return []
  // A screen may measure how long something takes; which day it is stands in one place.
  const measures = file.startsWith('web/') || Object.hasOwn(machineTime, file)
  const reads = measures ? /\bnew Date\(\)/ : /\bnew Date\(\)|\bDate\.now\b/
  // A verb decides by the portal's clock, which a test can move; the contract's own day is for fields.
  const contractsDay = /\btoday\b.*from '.*contract\/kernel\/dates\.ts'/
  return text
    .split('\n')
    .flatMap((line, at) =>
      reads.test(line) || (file.startsWith('api/') && contractsDay.test(line))
        ? [`${file}:${at + 1}: ${line.trim()}`]
        : [],
    )
}

function checkClock() {
  const found = readSources('contract', 'api', 'web').flatMap(({ file, text }) => findClockReads(file, text))
  if (found.length === 0) return
  console.error(
    `Take the portal's clock (clock.now()), the database's time (writtenAt) or, on a screen, the device's (indianToday()) here:\n${found.join('\n')}`,
  )
  process.exitCode = 1
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) checkClock()
