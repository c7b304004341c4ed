import { escapeHtml } from '../platform/escape-html.ts'
import { unseal } from '../platform/vault.ts'
import { bodyContext, type MailBody } from './queue-mail.ts'

export function openBody(sealed: string): MailBody {
  return JSON.parse(unseal(sealed, bodyContext)) as MailBody
}

/** The text of a mail with its secrets hidden: whoever reads the log must not be able to use them. */
export function maskedBody(body: MailBody): MailBody {
  return {
    text: body.text,
    ...(body.code ? { code: '••••••' } : {}),
    ...(body.action ? { action: { ...body.action, url: body.action.url.replace(/\?.*$/, '?••••••') } } : {}),
  }
}

export function plainMailText(body: MailBody, signature: string): string {
  const parts = [...body.text]
  if (body.code) parts.push(body.code)
  if (body.action) parts.push(`${body.action.label}: ${body.action.url}`)
  return [...parts, signature].join('\n\n')
}

export function htmlText(body: MailBody, signature: string): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`
  const code = body.code
    ? `<p style="margin:0 0 16px;font-size:28px;letter-spacing:6px;font-weight:600">${escapeHtml(body.code)}</p>`
    : ''
  const action = body.action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(body.action.url)}" style="background:#1864ab;color:#ffffff;padding:12px 20px;border-radius:6px;text-decoration:none">${escapeHtml(body.action.label)}</a></p>`
    : ''
  const style = 'font-family:Inter,Arial,sans-serif;font-size:15px;line-height:1.6;color:#212529;max-width:560px'
  return `<!doctype html><html lang="${body.language ?? 'en'}"><body><div style="${style}">${body.text.map(paragraph).join('')}${code}${action}<p style="color:#5c636a">${escapeHtml(signature)}</p></div></body></html>`
}
