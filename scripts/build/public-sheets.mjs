import { readFileSync } from 'node:fs'

const chunks = ['index.html', 'areas/public/public-chunk.ts', 'areas/public/more-chunk.ts']

/** The style sheets of the public pages, in the order in which a browser meets them. */
export function publicSheets(web) {
  const manifest = JSON.parse(readFileSync(`${web}/.vite/manifest.json`, 'utf8'))
  return sheetsOf(manifest, chunks)
}

function sheetsOf(manifest, keys, seen = new Set()) {
  return keys.flatMap((key) => {
    if (seen.has(key)) return []
    seen.add(key)
    return [...sheetsOf(manifest, manifest[key].imports ?? [], seen), ...(manifest[key].css ?? [])]
  })
}
