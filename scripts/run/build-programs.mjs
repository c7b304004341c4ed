// For tests that start processes: the server and its commands, built once for the whole run instead of at every start.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { buildServer } from '../build.mjs'

export default async function setup() {
  mkdirSync('.cache', { recursive: true })
  // Two runs at a time must not build over each other.
  const folder = mkdtempSync(path.resolve('.cache', 'programs-'))
  await buildServer(folder)
  process.env.KENDRA_PROGRAMS = path.join(folder, 'api')
  return () => rmSync(folder, { recursive: true, force: true })
}
