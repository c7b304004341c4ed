import { existsSync, readFileSync } from 'node:fs'
import { Visitor } from 'vite'

const catalogue = /\/texts\/en\/([\w-]+)\.ts$/

/**
 * A plugin of vite that builds the front end in another language: its texts stand where the English ones stood, so that a
 * browser loads one language only, and each text with the page that says it. What the language lacks stays English.
 * @returns {import('vite').Plugin}
 */
export function sayIn(language, folder = new URL(`../../texts/${language}/`, import.meta.url)) {
  return {
    name: 'say-in',
    enforce: 'pre',
    transform(code, id) {
      if (id.endsWith('/texts/built-for.ts')) return { code: code.replace("= 'en'", `= '${language}'`), map: null }
      const file = new URL(`${catalogue.exec(id)?.[1]}.json`, folder)
      if (!catalogue.test(id) || !existsSync(file)) return undefined
      const texts = JSON.parse(readFileSync(file, 'utf8'))
      return { code: translate(code, this.parse(code, { lang: 'ts' }), texts), map: null }
    },
  }
}

/** The code of a catalogue with the texts of another language in it. */
export function translate(code, program, texts) {
  const cuts = []
  const visitor = new Visitor({
    Property({ key, value }) {
      const said = texts[key.name]?.text
      if (said !== undefined) cuts.push({ at: value.start, end: value.end, put: JSON.stringify(said) })
    },
  })
  visitor.visit(program)
  return cuts
    .sort((one, other) => other.at - one.at)
    .reduce((text, { at, end, put }) => text.slice(0, at) + put + text.slice(end), code)
}
