import { keysOf } from '../kernel/keys-of.ts'

interface Placed {
  screen: readonly { group: string; after?: string }[]
}

/** The fields of a group, in the order in which they stand on the screen. */
export function fieldsInGroup<Name extends string>(fields: Readonly<Record<Name, Placed>>, group: string): Name[] {
  const placeOf = (field: Name) => fields[field].screen.find((place) => place.group === group)
  const all = keysOf(fields).filter(placeOf)
  const moved = all.filter((field) => placeOf(field)?.after)
  return moved.reduce((order, field) => {
    const rest = order.filter((one) => one !== field)
    const names: readonly string[] = rest
    const at = names.indexOf(placeOf(field)?.after ?? '') + 1
    return [...rest.slice(0, at), field, ...rest.slice(at)]
  }, all)
}
