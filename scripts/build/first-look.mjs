// The rules that the public pages need for their first look, cut out of the style sheets. The server puts them into the
// page itself, so that a visitor on a slow line sees it before the sheets are there; those follow for all the rest.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import postcss from 'postcss'
import { publicSheets } from './public-sheets.mjs'

const words = 'Some words'
const email = 'some@one.example'

/** Replies in which every part of every page is shown. */
const samples = {
  '/business-info': { businessName: words },
  '/site': {
    ...{ businessName: words, add1: words, add2: words, add3: words, district: words, pin: words, state: words },
    ...{ contactNo: words, emailId: email, cin: words },
    departments: { banking: email, loan: email, pan: email, insurance: email, it: email, complaints: email },
    social: { facebook: '', instagram: '', x: '', youtube: '', linkedin: '' },
    texts: {
      ...{ homeHeadline: words, homeIntro: words, about: `# ${words}\n${words}`, mission: words, vision: words },
      ...{ servicesIntro: words, contactIntro: words },
    },
  },
  '/front': {
    slides: [
      { id: '1', title: words, link: '/about' },
      { id: '2', title: words, link: '' },
    ],
    news: [{ id: '1', title: words, text: words, pinned: true, at: '2026-01-01T00:00:00.000Z' }],
  },
  '/site/legal/privacy-policy': { text: `# ${words}\n${words}` },
  '/site/legal/licensing': { text: words },
  '/site/legal/terms': { text: words },
}

export async function writeFirstLook(web, render) {
  const { publicPages, renderPublicPage } = await import(pathToFileURL(path.resolve(render, 'render.js')).href)
  const pages = publicPages.flatMap((page) => [page.path, `${page.path}?status=success`])
  const html = (await Promise.all(pages.map((page) => renderPublicPage(page, samples)))).join('')
  const css = publicSheets(web).map((file) => usedRules(readFileSync(`${web}/${file}`, 'utf8'), html))
  writeFileSync(`${render}/first-look.css`, css.join(''))
}

/** A sheet without the rules for classes that the page does not have. */
export function usedRules(css, html) {
  const used = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names.split(' ')))
  const sheet = postcss.parse(css)
  sheet.walkRules((rule) => {
    const kept = rule.selectors.filter((one) => classesOf(one).every((name) => used.has(name)))
    if (kept.length === 0) rule.remove()
    else rule.selectors = kept
  })
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0 || /^(charset|keyframes)$/.test(rule.name)) rule.remove()
  })
  return sheet.toString()
}

function classesOf(selector) {
  return [...selector.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name)
}
