import { keysOf } from '../kernel/keys-of.ts'

interface Placed {
  screen: readonly { group: string; after?: string | undefined }[]
}

/** The fields of a group, in the order in which they stand on the screen. */
export function fieldsInGroup<Name extends string>(fields: Readonly<Record<Name, Placed>>, group: string): Name[] {
  const placeOf = (field: Name) => fields[field].screen.find((place) => place.group === group)
  const all = keysOf(fields).filter(placeOf)
  return behindOthers(
    all.filter((field) => !placeOf(field)?.after),
    all.flatMap((field) => {
      const after = placeOf(field)?.after
      return after ? [{ field, after }] : []
    }),
  )
}

/** Puts each behind the one it names; one that stands behind another of them waits until that has its place. */
function behindOthers<Name extends string>(
  order: readonly Name[],
  waiting: readonly { field: Name; after: string }[],
): Name[] {
  const names: readonly string[] = order
  const next = waiting.find(({ after }) => names.includes(after)) ?? waiting[0]
  if (!next) return [...order]
  const at = names.indexOf(next.after) + 1
  return behindOthers(
    [...order.slice(0, at), next.field, ...order.slice(at)],
    waiting.filter((one) => one !== next),
  )
}
