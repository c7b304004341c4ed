import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRenderer } from '../../contract/public-pages.ts'

export interface BuiltSite {
  /** The folder of the built front end. */
  root: string
  renderer: PageRenderer
  /** The style rules of a public page's first look. */
  firstLook: string
}

/** The front end as `npm run build` left it, if it was built: while developing, vite serves it instead. */
export async function findBuiltSite(folder: string): Promise<BuiltSite | undefined> {
  const renderer = path.resolve(folder, 'render/render.js')
  if (!existsSync(renderer)) return undefined
  return {
    root: path.resolve(folder, 'web'),
    renderer: await import(pathToFileURL(renderer).href),
    firstLook: readFileSync(path.resolve(folder, 'render/first-look.css'), 'utf8'),
  }
}
