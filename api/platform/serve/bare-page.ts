import { createHash } from 'node:crypto'
import { escapeHtml } from '../escape-html.ts'
import type { RawReply } from './serve-raw.ts'

const style = `
:root{color-scheme:light dark;--page:#f4f6f8;--card:#fff;--ink:#1a1d21;--soft:#59616b;--line:#d5dae0;--main:#1864ab;--no:#b02525}
@media (prefers-color-scheme:dark){:root{--page:#16181b;--card:#212429;--ink:#eceff2;--soft:#a5adb6;--line:#3a4048;--main:#1971c2;--no:#c93a3a}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;background:var(--page);color:var(--ink);font:16px/1.5 'Segoe UI',Roboto,'Noto Sans',Helvetica,Arial,sans-serif}
main{width:100%;max-width:420px;padding:28px;border:1px solid var(--line);border-radius:12px;background:var(--card)}
h1{margin:0 0 4px;font-size:22px}p{margin:0 0 16px;color:var(--soft)}strong{color:var(--ink)}
.sum{margin:20px 0;font-size:34px;font-weight:700;color:var(--ink)}.test{display:inline-block;margin:0 0 16px;padding:2px 10px;border-radius:20px;background:#ffe066;color:#3b2f00;font-weight:600;font-size:14px}
label{display:block;margin:16px 0 4px;font-weight:600}input{display:block;width:100%;padding:12px;border:1px solid var(--line);border-radius:8px;background:var(--page);color:var(--ink);font:inherit;letter-spacing:.2em}.wrong{margin:0 0 12px;color:var(--no);font-weight:600}
button,a.button{display:block;width:100%;margin:10px 0 0;padding:12px;border:1px solid var(--line);border-radius:8px;background:transparent;color:var(--ink);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button.main,a.main{border-color:var(--main);background:var(--main);color:#fff}button.no{border-color:var(--no);background:var(--no);color:#fff}
:focus-visible{outline:3px solid var(--main);outline-offset:2px}`

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

interface Page {
  title: string
  /** HTML; whatever comes from outside passes `escapeHtml` first. */
  body: string
  status?: number
  /** Where its form may lead, beside this site. */
  formOrigin?: string
  script?: string
}

/** A small page without the front end: it works without a script and loads nothing. */
export function barePage({ title, body, status, formOrigin = '', script }: Page): RawReply {
  const policy = [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    ...(script ? [`script-src ${hashOf(script)}`] : []),
    `form-action 'self' ${formOrigin}`.trimEnd(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main>${body}</main>${script ? `<script>${script}</script>` : ''}</body></html>`
  return { html, policy, status }
}
