import type { Text } from './catalogue.ts'

/** What a table of both sides holds: a text of a catalogue, or the back office's own words, which are English for good. */
export type Words = string | Text

/** Says them to whoever is spoken to at that moment. */
export const say = (words: Words): string => (typeof words === 'function' ? words() : words)
