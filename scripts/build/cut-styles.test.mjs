import { describe, expect, it } from 'vitest'
import { darkRules } from './dark-without-script.mjs'
import { usedRules } from './first-look.mjs'

describe('the first look', () => {
  const html = '<p class="a b"></p><p class="c"></p>'

  it('has the rules whose classes the page has, and those without a class', () => {
    expect(usedRules('p{x:1}.a .c{x:2}.gone{x:3}.a .gone{x:4}', html)).toBe('p{x:1}.a .c{x:2}')
  })

  it('keeps of a list of selectors what is used, inside layers and media too', () => {
    const css = '@layer m{.b:hover,.gone{x:1}}@media (width>9px){.gone{x:2}}@keyframes k{0%{x:3}}'
    expect(usedRules(css, html)).toBe('@layer m{.b:hover{x:1}}')
  })
})

describe('the dark rules without a script', () => {
  it('are the dark ones alone, whatever scheme the page names', () => {
    const css =
      '.a{x:1}@layer m{:root[data-mantine-color-scheme=dark] .b{x:2}}[data-mantine-color-scheme="light"] .c{x:3}'
    expect(darkRules(css)).toBe('@layer m{:root[data-mantine-color-scheme] .b{x:2}}')
  })
})
