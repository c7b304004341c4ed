/** A copy of the list with one item taken out and put in again elsewhere. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const others = list.filter((_, i) => i !== from)
  const item = list[from]
  return item === undefined ? others : [...others.slice(0, to), item, ...others.slice(to)]
}
