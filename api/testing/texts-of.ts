import type * as z from 'zod/mini'

export type Schema = z.core.$ZodType
interface Part {
  type: string
  shape?: Record<string, Schema>
  innerType?: Schema
  element?: Schema
  options?: readonly Schema[]
  items?: readonly Schema[]
  valueType?: Schema
}

/** Every text that a schema takes, by its place. */
export function textsOf(schema: Schema, place: string): [place: string, text: Schema][] {
  const part = schema._zod.def as unknown as Part
  if (part.type === 'string' || part.type === 'pipe') return [[place, schema]]
  const within = [
    ...Object.entries(part.shape ?? {}).map(([name, one]) => [`${place}.${name}`, one] as const),
    ...[part.innerType, part.element, part.valueType, ...(part.options ?? []), ...(part.items ?? [])].map(
      (one) => [place, one] as const,
    ),
  ]
  return within.flatMap(([at, one]) => (one ? textsOf(one, at) : []))
}
