import os from 'node:os'
import path from 'node:path'

/** Where fetched browsers are kept, for all checkouts of this user. */
export function cacheFolder(name) {
  return path.join(process.env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache'), 'kendra-e2e-browser', name)
}
