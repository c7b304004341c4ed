/** What the ends of a file's tests say about those of one title. */
export function colourOf(title, ends) {
  const named = new RegExp(`^${titlePattern(title)}$`, 's')
  const states = ends.filter((one) => named.test(one.title)).map(({ state }) => state)
  if (states.includes('failed')) return 'red'
  if (states.includes('out of time')) return 'out of time'
  return states.includes('passed') ? 'green' : 'not run'
}

/** A title as it stands in the source, as a pattern: `%s`, `$name` and `${…}` stand for anything. */
export function titlePattern(title) {
  const parts = title.split(/%[sdifjoOc#]|\$\{[^}]*\}|\$[A-Za-z_.]+/)
  return parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/%%/g, '%')).join('.*')
}
