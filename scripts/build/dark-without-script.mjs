// The dark rules of the public pages' style sheets once more, for browsers that prefer dark and run no script: nobody sets
// the attribute there that chooses the scheme, so these rules count by the browser's preference alone.
import { readFileSync, writeFileSync } from 'node:fs'
import postcss from 'postcss'
import { publicSheets } from './public-sheets.mjs'

const dark = /\[data-mantine-color-scheme=["']?dark["']?\]/g

export function writeDarkWithoutScript(web) {
  const rules = publicSheets(web).map((file) => darkRules(readFileSync(`${web}/${file}`, 'utf8')))
  writeFileSync(`${web}/dark-without-script.css`, `@media (prefers-color-scheme:dark){${rules.join('')}}`)
}

/** A sheet with its dark rules only, for every scheme that the attribute may name. */
export function darkRules(css) {
  const sheet = postcss.parse(css)
  sheet.walkRules((rule) => {
    if (rule.selector.search(dark) < 0) rule.remove()
    else rule.selector = rule.selector.replaceAll(dark, '[data-mantine-color-scheme]')
  })
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0 || /^(charset|font-face|keyframes)$/.test(rule.name)) rule.remove()
  })
  return sheet.toString()
}
