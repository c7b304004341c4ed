import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { floors } from './steps.mjs'

/**
 * @typedef {{ line: number, specifier: string, target?: string }} Import
 *   `target` is the imported file, relative to the tree; packages have none.
 * @typedef {{ file: string, imports: Import[] }} Source
 */

/** Reads every source file of the floors and its imports. @returns {Source[]} */
export function readTree(root) {
  return Object.keys(floors)
    .filter((floor) => existsSync(path.join(root, floor)))
    .flatMap((floor) => readdirSync(path.join(root, floor), { recursive: true }).map((name) => path.join(floor, name)))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .sort()
    .map((file) => ({ file, imports: readImports(file, readFileSync(path.join(root, file), 'utf8')) }))
}

// The formatter puts every static import and export-from at the start of a line, so these patterns miss none and are
// not misled by the word `import` inside a text. `import(…)`, for values or types, may stand anywhere.
const patterns = [
  /^(?:import|export)\b[^'"`;=()]*?\bfrom\s*['"]([^'"]+)['"]/gm,
  /^import\s*['"]([^'"]+)['"]/gm,
  /\bimport\s*\(\s*['"`]([^'"`$]+)['"`]/g,
]

/** @returns {Import[]} */
export function readImports(file, text) {
  const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)])
  return found
    .sort((a, b) => a.index - b.index)
    .map((match) => {
      const specifier = match[1]
      return {
        line: lineAt(text, match.index + match[0].lastIndexOf(specifier)),
        specifier,
        ...targetOf(file, specifier),
      }
    })
}

function lineAt(text, index) {
  return text.slice(0, index).split('\n').length
}

function targetOf(file, specifier) {
  if (!specifier.startsWith('.')) return {}
  return { target: path.posix.join(path.posix.dirname(file), specifier.replace(/\?.*$/, '')) }
}
