import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Where a file of api/assets is: in the source tree, or in `assets/` next to the folder of the bundled server. */
export function assetPath(name: string): string {
  const places = [`../../assets/${name}`, `../assets/${name}`].map((place) =>
    fileURLToPath(new URL(place, import.meta.url)),
  )
  const found = places.find((place) => existsSync(place))
  if (!found) throw new Error(`The file assets/${name} is missing: copy api/assets beside the server.`)
  return found
}
