// Names the chunks of what several pages share. Left alone, the bundler makes a file for each set of pages that shares
// something: some ninety for the first page after the sign-in, and a browser asks for each of them. On a slow line that
// is what a shop waits for.
const frameOf = (area) => new RegExp(`/web/areas/${area}/${area}-(layout|dashboard)\\.tsx$`)
const frames = { backoffice: frameOf('backoffice'), merchant: frameOf('merchant') }
/** What somebody loads who has not signed in. */
const doors = /\/web\/areas\/(public|auth)\/[\w-]+\.tsx?$/
const firstDoors = [/\/web\/areas\/public\/public-chunk\.ts$/, /\/web\/areas\/auth\/auth-chunk\.ts$/]
const pages = /\/web\/(?!areas\/(public|auth)\/)[\w/-]+-chunk\.ts$/

/** The name of the chunk for each module that several pages share, from a build that is not written. */
export async function findSharedChunks(vite) {
  const { output } = await vite.build({ logLevel: 'error', build: { write: false } })
  return nameShared(output.filter(({ type }) => type === 'chunk'))
}

/** The same for chunks as the bundler tells them. */
export function nameShared(chunks) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const withImports = (files, seen = new Set()) => {
    for (const file of files) {
      if (seen.has(file) || !byFile.has(file)) continue
      seen.add(file)
      withImports(byFile.get(file).imports, seen)
    }
    return seen
  }
  const starts = (isStart) => chunks.filter(isStart).map(({ fileName }) => fileName)
  const startingWith = (pattern) => starts(({ facadeModuleId }) => pattern.test(facadeModuleId ?? ''))
  const every = withImports(starts(({ isEntry }) => isEntry))
  const atTheDoor = withImports(startingWith(doors))
  const atEachDoor = firstDoors.map((door) => withImports(startingWith(door)))
  const inside = Object.values(frames).map((frame) => withImports(startingWith(frame)))
  const ofPages = startingWith(pages).map((file) => withImports([file]))
  const nameOf = (file) => {
    if (every.has(file)) return 'first'
    if (atEachDoor.every((files) => files.has(file))) return 'door'
    if (atTheDoor.has(file)) return undefined
    if (inside.every((files) => files.has(file))) return 'shell'
    if (inside.some((files) => files.has(file))) return undefined
    if (ofPages.filter((files) => files.has(file)).length * 2 > ofPages.length) return 'pages'
    return undefined
  }
  const named = chunks.filter(({ facadeModuleId }) => !facadeModuleId)
  return new Map(named.flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [id, nameOf(fileName)])))
}
