// The dark rules of the public pages' style sheets once more, for browsers that prefer dark and run no script: nobody sets
// the attribute there that chooses the scheme, so these rules count by the browser's preference alone.
import { readFileSync, writeFileSync } from 'node:fs'
import postcss from 'postcss'

const dark = /\[data-mantine-color-scheme=["']?dark["']?\]/

export function writeDarkWithoutScript(web) {
  const manifest = JSON.parse(readFileSync(`${web}/.vite/manifest.json`, 'utf8'))
  const sheets = sheetsOf(manifest, ['index.html', 'areas/public/public-chunk.ts', 'areas/public/more-chunk.ts'])
  const rules = sheets.map((file) => darkRules(readFileSync(`${web}/${file}`, 'utf8'))).join('')
  writeFileSync(`${web}/dark-without-script.css`, `@media (prefers-color-scheme:dark){${rules}}`)
}

/** A sheet with its dark rules only, for every scheme that the attribute may name. */
export function darkRules(css) {
  const sheet = postcss.parse(css)
  sheet.walkRules((rule) => {
    if (!dark.test(rule.selector)) rule.remove()
    else rule.selector = rule.selector.replaceAll(new RegExp(dark, 'g'), '[data-mantine-color-scheme]')
  })
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0 || /^(charset|font-face|keyframes)$/.test(rule.name)) rule.remove()
  })
  return sheet.toString()
}

function sheetsOf(manifest, keys, seen = new Set(), files = []) {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    sheetsOf(manifest, manifest[key].imports ?? [], seen, files)
    files.push(...(manifest[key].css ?? []))
  }
  return files
}
