import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isLanguage } from '../../texts/languages.ts'
import { addTranslation } from '../../texts/translations.ts'

/** Reads the texts of every language but English, once, when the server starts: a folder a language, a file an area. */
export function readTranslations(folder: string): void {
  if (!existsSync(folder)) return
  for (const language of readdirSync(folder).filter(isLanguage))
    for (const file of readdirSync(`${folder}/${language}`).filter((name) => name.endsWith('.json'))) {
      const texts: Record<string, { text: string }> = JSON.parse(readFileSync(`${folder}/${language}/${file}`, 'utf8'))
      const said = Object.entries(texts).map(([key, { text }]) => [key, text] as const)
      addTranslation(language, file.replace(/\.json$/, ''), Object.fromEntries(said))
    }
}
