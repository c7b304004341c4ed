import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fieldOf } from '../../contract/kernel/from-outside.ts'
import { processIdentity } from './process-identity.ts'

/** Writes us down as the owner of the folder, or refuses when a living process owns it. Returns how to give it up. */
export async function claimFolder(folder: string): Promise<() => void> {
  const file = ownerFile(folder)
  // A process that is just ending (a restart under a supervisor) gets a second to go.
  for (let patience = 20; ownerOf(folder) && patience > 0; patience--) await pause(50)
  const owner = ownerOf(folder)
  if (owner) throw new Error(`Another Kendra (process ${owner}) is using ${folder}. Stop it, or choose another folder.`)
  rmSync(file, { force: true })
  try {
    writeFileSync(file, processIdentity(process.pid) ?? '', { flag: 'wx' })
  } catch (error) {
    if (fieldOf(error, 'code') !== 'EEXIST') throw error
    throw new Error(`Another Kendra is just starting in ${folder}. Stop it, or choose another folder.`)
  }
  return () => rmSync(file, { force: true })
}

/** The living process that owns the folder, if there is one. */
export function ownerOf(folder: string): number | undefined {
  const owner = readOwner(folder)
  const pid = Number(owner?.split(' ')[0])
  return pid && processIdentity(pid) === owner ? pid : undefined
}

/** Undefined when nobody ever claimed the folder. */
export function readOwner(folder: string): string | undefined {
  try {
    return readFileSync(ownerFile(folder), 'utf8')
  } catch {
    return undefined
  }
}

function ownerFile(folder: string): string {
  return path.join(folder, 'owner')
}
