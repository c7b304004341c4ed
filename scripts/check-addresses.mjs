// Part of `npm run check`: the server names no page by its address. Notices, mails and redirects take it from
// contract/paths.ts and contract/public-paths.ts, where the router of the screens takes it too.
import { pathToFileURL } from 'node:url'
import { readSources } from './run/read-sources.mjs'

/** Tests ask by address, as a browser does. */
const isFree = (file) => /\.(test|long)\.ts$/.test(file) || file.startsWith('api/testing/')
const address = /['"`}]\/(backend|merchant|auth|kyc|track|tour|payment-status)(?![\w-])/
const isComment = (line) => /^\s*(\/\/|\/?\*)/.test(line)

/** The lines of a file of the server in which a page is named by its address. @returns {string[]} */
export function findAddresses(file, text) {
  if (isFree(file)) return []
  return text
    .split('\n')
    .flatMap((line, at) => (address.test(line) && !isComment(line) ? [`${file}:${at + 1}: ${line.trim()}`] : []))
}

function checkAddresses() {
  const found = readSources('api').flatMap(({ file, text }) => findAddresses(file, text))
  if (found.length === 0) return
  console.error(
    `Take the address of a page from contract/paths.ts or contract/public-paths.ts here:\n${found.join('\n')}`,
  )
  process.exitCode = 1
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) checkAddresses()
