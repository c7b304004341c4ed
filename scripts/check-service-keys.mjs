// Part of `npm run check`: a service is named by its key in the register (contract/services.ts), in its own folders and in
// the list of each floor. Anything else takes what it needs from there, so that a new service is no search for the places
// that know the old ones.
import { pathToFileURL } from 'node:url'
import { serviceModules, services } from '../contract/services.ts'
import { readSources } from './run/read-sources.mjs'

/** Former spellings; a word such as 'pan' stays out, because it is a field and a document too. */
const former = ['uti-coupon', 'uti', 'uti-review', 'nsdl']
const keys = [...new Set([...Object.keys(services), ...Object.keys(serviceModules), ...former])]
const literal = new RegExp(`(['"\`])(${keys.join('|')})\\1`)

const registers = /^(contract\/(services|service-contracts)\.ts|(api|web)\/services\.ts)$/
/** A folder is a service's own if it carries the name of its module. */
const ownFolder = new RegExp(`^(contract|api|web)/(${Object.keys(serviceModules).join('|')})/`)
/** Tests name whom they test, and the demo makes up the past of each service. */
const isFree = (file) => /\.(test|long|spec)\.tsx?$/.test(file) || /^(api|web)\/testing\/|^api\/demo\//.test(file)
const isComment = (line) => /^\s*(\/\/|\/?\*)/.test(line)

/** The lines of a file in which a service is named that it should not know. @returns {string[]} */
export function findServiceKeys(file, text) {
  if (isFree(file) || registers.test(file) || ownFolder.test(file)) return []
  return text
    .split('\n')
    .flatMap((line, at) => (literal.test(line) && !isComment(line) ? [`${file}:${at + 1}: ${line.trim()}`] : []))
}

function checkServiceKeys() {
  const found = readSources('contract', 'api', 'web').flatMap(({ file, text }) => findServiceKeys(file, text))
  if (found.length === 0) return
  console.error(
    `A service is named here; derive it from the register or let the service offer it:\n${found.join('\n')}`,
  )
  process.exitCode = 1
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) checkServiceKeys()
