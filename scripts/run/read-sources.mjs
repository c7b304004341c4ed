import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Every TypeScript file of some floors, by its path from the root with plain slashes, in order.
 * @param {...string} floors
 * @returns {{ file: string, text: string }[]}
 */
export function readSources(...floors) {
  return floors
    .flatMap((floor) => readdirSync(path.join(root, floor), { recursive: true }).map((name) => `${floor}/${name}`))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
}
