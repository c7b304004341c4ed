import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BuiltSite } from './find-built-site.ts'
import { pageLinks } from './page-links.ts'

interface Rendered {
  head: string
  /** The page's path, in the spelling of the list of public pages. */
  page: string
  html: string
  /** The replies that the page shows, for the browser to take over. */
  replies: unknown
}

export interface PageTemplate {
  /** The hash of the one script inside the page, for the page's policy. */
  inlineScript: string
  /** The page for the browser to fill. */
  bare(head: string): string
  /** The page as the server rendered it. */
  filled(rendered: Rendered): string
}

const place = '<div id="root"></div>'
const title = /<title>.*?<\/title>\s*/s
const description = /<meta name="description"[^>]*>\s*/
const beforePaintTag = /<script src="[\w/]*\/before-paint\.js"><\/script>/
const styleSheet = /<link rel="stylesheet"[^>]*>\s*/g
const noScript = /<noscript>.*?<\/noscript>\s*/s

/** Reads the page that the build has made. Its words about itself give way to those of the page that is asked for. */
export function openPageTemplate({ language, base, root, firstLook }: BuiltSite): PageTemplate {
  const beforePaint = readFileSync(path.join(root, 'before-paint.js'), 'utf8')
  const html = readFileSync(path.join(root, 'index.html'), 'utf8')
    .replace(title, '')
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace(beforePaintTag, () => `<script>${beforePaint}</script>`)
  const sheets = (html.match(styleSheet) ?? []).join('')
  // Without a script nobody chooses the scheme: it is light, unless the dark style sheet says otherwise.
  const frame = html
    .replace(description, '')
    .replace(noScript, '')
    .replace(styleSheet, '')
    .replace('<html ', '<html data-mantine-color-scheme="light" ')
  const links = pageLinks(root, base)
  return {
    inlineScript: `'sha256-${createHash('sha256').update(beforePaint).digest('base64')}'`,
    bare: (head) => intoHead(html, head),
    filled({ head, page, html: body, replies }) {
      const { styles, scripts } = links(page)
      const after = [replyScript(replies), sheets, styles, darkColors(body)].join('\n')
      return intoHead(frame, `${head}\n<style>${firstLook}</style>\n${scripts}`).replace(
        place,
        () => `<div id="root">${body}</div>\n${after}`,
      )
    },
  }
}

function intoHead(html: string, lines: string): string {
  return html.replace('</head>', () => `${lines}\n</head>`)
}

/** Not run but read, so the page's policy has nothing against it. No text in it can end the element. */
function replyScript(replies: unknown): string {
  return `<script type="application/json" id="replies">${JSON.stringify(replies).replace(/</g, '\\u003c')}</script>`
}

/** The theme's colours in the dark scheme, for browsers that prefer it and run no script. */
function darkColors(body: string): string {
  const [light, dark] = ['light', 'dark'].map((scheme) => colorsOf(body, scheme))
  // What only the light scheme sets falls back to what the style sheet has for the dark one.
  const unset = (light?.match(/--[\w-]+(?=:)/g) ?? []).map((name) => `${name}:revert-layer;`).join('')
  const colors = `@media (prefers-color-scheme:dark){:root[data-mantine-color-scheme]{${unset}${dark}}}`
  return `<noscript><style>${colors}</style></noscript>`
}

function colorsOf(body: string, scheme: string): string {
  return new RegExp(`:root\\[data-mantine-color-scheme="${scheme}"\\][^{]*\\{([^}]*)\\}`).exec(body)?.[1] ?? ''
}
