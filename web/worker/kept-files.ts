/** All that the portal keeps in the browser's caches begins so. */
const prefix = 'kendra '
/** The page that opens without a network. It is the same for everybody: who is signed in, the tab knows. */
export const pageCache = `${prefix}page`
const filesOf = (build: string) => `${prefix}files ${build}`

/** A file whose name carries the hash of what is in it, of whichever language: it never changes. */
export const isBuildFile = (pathname: string): boolean => /^\/(?!api\/)([a-z]{2,3}\/)?assets\/[^/]+$/.test(pathname)

/** A page behind the sign-in. The server writes them all alike, with nothing of anybody in them. */
export const isAreaPage = (pathname: string): boolean => /^\/(merchant|backend|kyc)(\/|$)/i.test(pathname)

/** A page that opens without the network. Others, such as those of a payment, are none of the worker's business. */
export const isPortalPage = (pathname: string): boolean =>
  pathname === '/' || isAreaPage(pathname) || /^\/auth\//i.test(pathname)

/**
 * Which caches go when a new build takes over. Its own stays, and that of the build before: a tab that was opened with it
 * still asks for its files. The browser names caches in the order in which they were made.
 */
export function oldCaches(names: readonly string[], build: string): string[] {
  const files = names.filter((name) => name.startsWith(filesOf('')) && name !== filesOf(build))
  const before = files.at(-1)
  const strange = names.filter((name) => name.startsWith(prefix) && name !== pageCache && !name.startsWith(filesOf('')))
  return [...files.filter((name) => name !== before), ...strange]
}

/** From whichever build it was kept; else from the network, and kept for the next time. */
export async function takeBuildFile(request: Request, build: string): Promise<Response> {
  const response = (await keptFile(request.url, build)) ?? (await fetch(request))
  if (response.ok && !(await isInBuild(request.url, build))) await keep(filesOf(build), request.url, response.clone())
  return response
}

const keptFile = async (address: string, build: string) =>
  (await caches.match(address, { cacheName: filesOf(build) })) ?? (await caches.match(address))

/** A file that did not change belongs to the new build as well, or it would go with an older one. */
const isInBuild = async (address: string, build: string) =>
  (await caches.match(address, { cacheName: filesOf(build) })) !== undefined

/** What the page had loaded before there was a worker. The browser still has it, so the line is asked for nothing. */
export async function keepBuildFiles(addresses: readonly string[], build: string): Promise<void> {
  const wanted = addresses.filter((address) => isBuildFile(new URL(address).pathname))
  // One by one, and one that fails takes no other with it.
  for (const address of wanted) await takeBuildFile(new Request(address), build).catch(() => undefined)
}

/** Nobody waits longer than this for a page that can be opened without the network. */
const patienceMs = 4_000

/** The page as the server has it now; without an answer in time the kept one, which asks for its data itself. */
export async function takePage(request: Request): Promise<Response> {
  const asked = fetchPage(request)
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs))
  const answer = await Promise.race([asked.catch(() => undefined), late])
  return answer ?? (await caches.match(pageName, { cacheName: pageCache })) ?? asked
}

async function fetchPage(request: Request): Promise<Response> {
  const response = await fetch(request)
  if (response.ok && isAreaPage(new URL(request.url).pathname)) await keep(pageCache, pageName, response.clone())
  return response
}

/** Under which the one page lies, whatever page was asked for. */
const pageName = '/merchant'

export async function keepPage(): Promise<void> {
  const cache = await caches.open(pageCache)
  await cache.add(pageName)
}

/** A phone whose storage is full works as one without a worker. */
async function keep(name: string, address: string, response: Response): Promise<void> {
  const cache = await caches.open(name)
  await cache.put(address, response).catch(() => undefined)
}
