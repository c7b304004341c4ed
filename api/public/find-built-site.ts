import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { keysOf } from '../../contract/kernel/keys-of.ts'
import type { PageRenderer } from '../../contract/public-pages.ts'
import { type Language, languages } from '../../texts/languages.ts'

export interface BuiltSite {
  language: Language
  /** Where its files are found by a browser, with a slash at the end. */
  base: string
  /** The folder of the built front end. */
  root: string
  renderer: PageRenderer
  /** The style rules of a public page's first look. */
  firstLook: string
}

/** The front end as `npm run build` left it, English first; none if it was not built: while developing, vite serves it. */
export async function findBuiltSites(folder: string): Promise<BuiltSite[]> {
  const found = await Promise.all(keysOf(languages).map((language) => findBuiltSite(folder, language)))
  return found.filter((site) => site !== undefined)
}

async function findBuiltSite(folder: string, language: Language): Promise<BuiltSite | undefined> {
  const own = language === 'en' ? '' : `${language}/`
  const renderer = path.resolve(folder, `render/${own}render.js`)
  if (!existsSync(renderer)) return undefined
  return {
    language,
    base: `/${own}`,
    root: path.resolve(folder, `web/${own}`),
    renderer: await import(pathToFileURL(renderer).href),
    firstLook: readFileSync(path.resolve(folder, `render/${own}first-look.css`), 'utf8'),
  }
}
