// Lists platform binaries that the lock file lacks. npm skips a missing one silently, and the project then fails
// on the machines of others.
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const mainPlatforms = /(linux-(x64|arm64)(-gnu)?|darwin-(arm64|x64)|win32-x64(-msvc)?|windows-x64)$/

/** Sentences, one per missing binary. */
export function missingPlatforms(lockFile = 'package-lock.json') {
  const packages = JSON.parse(readFileSync(lockFile, 'utf8')).packages
  const present = new Set(Object.keys(packages).map(nameOf))
  return Object.entries(packages).flatMap(([path, { version, optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((binary) => mainPlatforms.test(binary) && !present.has(binary))
      .map((binary) => `The lock file lacks ${binary}, which ${nameOf(path) || 'package.json'} ${version} needs.`),
  )
}

function nameOf(path) {
  return path.replace(/^.*node_modules\//, '')
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const missing = missingPlatforms()
  for (const sentence of missing) console.error(sentence)
  if (missing.length === 0) console.log('The lock file holds the binaries of all main platforms.')
  process.exitCode = missing.length === 0 ? 0 : 1
}
