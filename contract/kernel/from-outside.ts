/** Whether something that came from outside has named fields; what they hold is not known yet. */
export const isRecord = (something: unknown): something is Record<string, unknown> =>
  typeof something === 'object' && something !== null && !Array.isArray(something)

/** A whole number as it is written in a header or an address, not beyond what is counted exactly; else nothing. */
export const integerText = (text: unknown): number | undefined =>
  typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : undefined

/** One field of something that may be anything, such as what was thrown; undefined where there is none. */
export const fieldOf = (something: unknown, name: string): unknown =>
  typeof something === 'object' && something !== null ? Reflect.get(something, name) : undefined
