import { readFileSync } from 'node:fs'

type Texts = Record<string, { from: string; text: string }>

/** The Hindi of a text, by its catalogue and key, so that a journey in Hindi changes with its words. */
export function hindi(area: string, key: string): string {
  const texts = JSON.parse(readFileSync(`texts/hi/${area}.json`, 'utf8')) as Texts
  const found = texts[key]
  if (!found) throw new Error(`texts/hi/${area}.json has no '${key}'.`)
  return found.text
}

/** The same where something is filled in: whatever stands there, it matches. */
export function hindiLike(area: string, key: string): RegExp {
  const parts = hindi(area, key).split(/\{\w+\}/)
  return new RegExp(parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+'))
}
