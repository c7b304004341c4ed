/** Chains of files that import each other in a circle, type imports counted; each chain ends where it began. */
export function findCircles(sources) {
  const next = new Map(sources.map(({ file, imports }) => [file, imports.map(({ target }) => target).filter(Boolean)]))
  const circles = []
  const done = new Set()
  for (const { file } of sources) follow(file, [])
  return circles

  function follow(file, trail) {
    const seenAt = trail.indexOf(file)
    if (seenAt !== -1) circles.push([...trail.slice(seenAt), file])
    if (seenAt !== -1 || done.has(file)) return
    for (const target of next.get(file) ?? []) follow(target, [...trail, file])
    done.add(file)
  }
}
