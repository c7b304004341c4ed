import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** How often a text stands in another. */
export const occurrences = (text, part) => text.split(part).length - 1

/** Puts a fault into a tree; `takeOut` puts the file back as it was. */
export function plant({ id, file, find, replace }, tree) {
  const place = path.join(tree, file)
  const sound = readFileSync(place, 'utf8')
  if (occurrences(sound, find) !== 1) throw new Error(`Stale fault '${id}': what it looks for is not once in ${file}.`)
  writeFileSync(
    place,
    sound.replace(find, () => replace),
  )
  return { takeOut: () => writeFileSync(place, sound) }
}
