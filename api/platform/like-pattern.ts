/** `%`, `_` and `\` are letters like any other in what a person types. */
const literal = (typed: string): string => typed.replace(/[\\%_]/g, '\\$&')

/** Patterns for SQL's LIKE and ILIKE that find what a person typed, letter by letter. */
export const containingPattern = (typed: string): string => `%${literal(typed)}%`
export const startingWith = (typed: string): string => `${literal(typed)}%`
export const endingWith = (typed: string): string => `%${literal(typed)}`
