import { rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { claimFolder } from './claim-folder.ts'
import { createCluster, passwordOf } from './create-cluster.ts'
import { freePort } from './free-port.ts'
import { makeWorkerRole } from './make-worker-role.ts'
import { choosePlace, type EmbeddedPlace } from './place.ts'
import { type Postmaster, type PostmasterOptions, runPostmaster } from './run-postmaster.ts'
import { stopOrphan } from './stop-orphan.ts'
import { waitUntilOpen } from './wait-until-open.ts'

export { throwawayFolder } from './throwaway-folder.ts'

export type EmbeddedOptions = {
  /** Keeps everything of this PostgreSQL. Where the user it runs as cannot enter it, a folder of /var/lib/kendra does. */
  dir: string
  /** A free loopback port unless given. */
  port?: number
  database?: string
  /** For tests: no waiting for the disk, and the folder is removed on stop. */
  throwaway?: boolean
  log?: (line: string) => void
}

export type EmbeddedPostgres = {
  /** As the owner of everything in it. */
  url: string
  /** As the role that the portal works with, which owns nothing. */
  workerUrl: string
  port: number
  dataDir: string
  stop(): Promise<void>
}

/** Starts a private PostgreSQL from the programs that npm installed. It ends when we end, however we end. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const place = choosePlace(options.dir)
  const release = await claimFolder(place.folder)
  try {
    createCluster(place, { throwaway: options.throwaway ?? false })
    await stopOrphan(place.dataDir, place.home)
    const { postmaster, url } = await open(place, options)
    const workerUrl = await makeWorkerRole(url).catch(async (error) => {
      await postmaster.stop()
      throw error
    })
    const stop = async () => {
      await postmaster.stop()
      release()
      if (options.throwaway) remove(place.folder, path.resolve(options.dir))
    }
    return { url: url.href, workerUrl: workerUrl.href, port: Number(url.port), dataDir: place.dataDir, stop }
  } catch (error) {
    release()
    throw error
  }
}

// After a crash the last children of the old server may need a moment; and a port may be taken just before we bind it.
const passing = /postmaster\.pid|shared memory block is still in use|could not create any TCP\/IP sockets/

async function open(place: EmbeddedPlace, options: EmbeddedOptions): Promise<{ postmaster: Postmaster; url: URL }> {
  for (let attempt = 1; ; attempt++) {
    const port = options.port || (await freePort())
    const url = new URL(`postgres://kendra:${passwordOf(place)}@127.0.0.1:${port}/${options.database ?? 'kendra'}`)
    const postmaster = runPostmaster(place, postmasterOptions(port, options))
    if (await openOrStop(postmaster, url)) return { postmaster, url }
    const words = postmaster.lastWords()
    if (attempt === 50 || !passing.test(words)) throw new Error(`PostgreSQL did not start:\n${words}`)
    await pause(200)
  }
}

async function openOrStop(postmaster: Postmaster, url: URL): Promise<boolean> {
  try {
    return await waitUntilOpen(postmaster, url)
  } catch (error) {
    await postmaster.stop()
    throw error
  }
}

function postmasterOptions(port: number, { throwaway = false, log = () => {} }: EmbeddedOptions): PostmasterOptions {
  return { port, throwaway, log }
}

function remove(...folders: string[]): void {
  for (const folder of new Set(folders)) rmSync(folder, { recursive: true, force: true })
}
