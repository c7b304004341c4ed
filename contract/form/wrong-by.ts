import * as z from 'zod/mini'

/** A field's rule out of a schema: the first thing that is wrong, in a sentence. */
export const wrongBy =
  (schema: z.core.$ZodType) =>
  (value: unknown): string | undefined =>
    z.safeParse(schema, value).error?.issues[0]?.message
