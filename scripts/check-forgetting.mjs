// Part of `npm run check`: which answers are old is decided in one place of the browser, by what each call says that it
// reads and changes (contract/kernel/topic.ts). A screen that forgets answers itself is one that can forget to.
import { pathToFileURL } from 'node:url'
import { readSources } from './run/read-sources.mjs'

const place = 'web/platform/follow-topics.ts'
const isTest = (file) => /\.test\.tsx?$/.test(file)
const sheet = 'the sheet was under their hands, so that nothing else asks for it; now it is done with'

/** Who asks again for one thing by hand, and why. Nobody invalidates. @type {Record<string, string>} */
export const byHand = {
  'web/catalogue/bank-qr.tsx': 'a picture that may be gone is dropped and not asked for',
  'web/ui/form/save-problem.tsx': 'what was typed is given up for what another window has saved',
  'web/nsdl-pan/apply/cancel-button.tsx': sheet,
  'web/nsdl-pan/apply/reapply-head.tsx': sheet,
  'web/nsdl-pan/apply/use-pan-sending.ts': sheet,
}

/** The lines of a file that take answers for old. @returns {string[]} */
export function findForgetting(file, text) {
  if (file === place || isTest(file)) return []
  const forgets = Object.hasOwn(byHand, file) ? /\binvalidateQueries\b/ : /\b(invalidate|refetch|reset|remove)Queries\b/
  return text.split('\n').flatMap((line, at) => (forgets.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : []))
}

function checkForgetting() {
  const found = readSources('web').flatMap(({ file, text }) => findForgetting(file, text))
  if (found.length === 0) return
  console.error(
    `Let the call say what it changes, and what shows it what it reads; ${place} does the rest:\n${found.join('\n')}`,
  )
  process.exitCode = 1
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) checkForgetting()
