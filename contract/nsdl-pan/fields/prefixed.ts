import { entriesOf } from '../../kernel/keys-of.ts'

/** Fields that a form has more than once, under their whole names: 'fatherLast'. */
export const prefixed = <P extends string, Part extends string, Facts>(prefix: P, parts: Record<Part, Facts>) =>
  // cast: names that are put together are plain text to the language
  Object.fromEntries(entriesOf(parts).map(([part, facts]) => [`${prefix}${part}`, facts])) as Record<
    `${P}${Part}`,
    Facts
  >
