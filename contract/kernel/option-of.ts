import { say, type Words } from '../../texts/say.ts'

/** A choice in a dropdown, whose label is said anew each time it is read: in the language of that moment. */
export const optionOf = <const Value extends string>(value: Value, words: Words) => ({
  value,
  get label() {
    return say(words)
  },
})
