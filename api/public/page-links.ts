import { readFileSync } from 'node:fs'
import path from 'node:path'

interface Chunk {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
}

interface PageLinks {
  styles: string
  scripts: string
}

const frame = 'areas/public/public-chunk.ts'
const otherPages = 'areas/public/more-chunk.ts'

/** The style sheets and scripts that a rendered page needs beside those of every page, as the build's manifest tells. */
export function pageLinks(root: string, base: string): (page: string) => PageLinks {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(path.join(root, '.vite/manifest.json'), 'utf8'))
  const every = new Set(withImports(manifest, ['index.html']))
  // The font of nearly every word: asked for early, the text does not change its looks under a reader's eyes.
  const font = (manifest['index.html']?.assets ?? [])
    .filter((file) => /inter-latin-wght-normal[^/]*\.woff2$/.test(file))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${file}">\n`)
    .join('')
  const linksTo = (chunks: string[]) => {
    const own = withImports(manifest, chunks).filter((key) => !every.has(key))
    const styles = own.flatMap((key) => manifest[key]?.css ?? [])
    return {
      styles: [
        ...styles.map((file) => `<link rel="stylesheet" crossorigin href="${base}${file}">`),
        `<noscript><link rel="stylesheet" href="${base}dark-without-script.css"></noscript>`,
      ].join('\n'),
      scripts:
        font +
        own.map((key) => `<link rel="modulepreload" crossorigin href="${base}${manifest[key]?.file}">`).join('\n'),
    }
  }
  const [first, others] = [linksTo([frame]), linksTo([frame, otherPages])]
  return (page) => (page === '/' ? first : others)
}

/** The chunks and all that they import, each once. */
function withImports(manifest: Record<string, Chunk>, keys: string[], seen = new Set<string>()): string[] {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    withImports(manifest, manifest[key]?.imports ?? [], seen)
  }
  return [...seen]
}
