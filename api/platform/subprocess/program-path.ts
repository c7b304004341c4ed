import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where a program of api/commands is: in the source tree, or built, beside the bundled server; tests say where they built it. */
export function programPath(name: string): string {
  const { KENDRA_PROGRAMS } = process.env
  if (KENDRA_PROGRAMS) return path.join(KENDRA_PROGRAMS, `${name}.js`)
  const places = [`../../commands/${name}.ts`, `./${name}.js`].map((place) =>
    fileURLToPath(new URL(place, import.meta.url)),
  )
  const found = places.find((place) => existsSync(place))
  if (!found) throw new Error(`The program ${name} is missing: it is built together with the server.`)
  return found
}
