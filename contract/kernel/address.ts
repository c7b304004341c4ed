type Id = string | number

/** What a part of an address is filled in with: '$id' must be, '{-$id}' may be. */
type ValueOf<Part extends string> = Part extends `$${string}`
  ? [value: Id]
  : Part extends `{-$${string}}`
    ? [value?: Id]
    : []
type ValuesOf<Pattern extends string> = Pattern extends `${infer Part}/${infer Rest}`
  ? [...ValueOf<Part>, ...ValuesOf<Rest>]
  : ValueOf<Pattern>

type ParamOf<Part extends string> = Part extends `$${infer Name}`
  ? { [Param in Name]: string }
  : Part extends `{-$${infer Name}}`
    ? { [Param in Name]?: string }
    : object
/** What the page at such an address is told: `{ id: string }` of '/merchant/$id'. */
export type ParamsOf<Pattern extends string> = Pattern extends `${infer Part}/${infer Rest}`
  ? ParamOf<Part> & ParamsOf<Rest>
  : ParamOf<Pattern>

/** An address with values in it: called with them it is the address of one thing, and the router knows it by its pattern. */
export interface Address<Pattern extends string> {
  (...values: ValuesOf<Pattern>): string
  pattern: Pattern
}

/** A value as one part of an address, whatever signs are in it. */
export const addressPart = (value: Id): string => encodeURIComponent(String(value))

export function address<Pattern extends string>(pattern: Pattern): Address<Pattern> {
  function fill(...values: (Id | undefined)[]): string {
    const next = values.values()
    return pattern.replaceAll(/\/(\$\w+|\{-\$\w+\})/g, () => {
      const { value } = next.next()
      return value === undefined ? '' : `/${addressPart(value)}`
    })
  }
  return Object.assign(fill, { pattern })
}
