import type { FastifyReply, FastifyRequest } from 'fastify'

/** What a page may load: its own files and the one script inside it, and the chat's frame. Mantine needs inline styles. */
export function pagePolicy(chatOrigin: string, inlineScript: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${inlineScript}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    `frame-src 'self' blob: ${chatOrigin}`.trimEnd(),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** Puts the protective headers on a reply; replies of the API are never kept by a browser or proxy. */
export function protectReply(request: FastifyRequest, reply: FastifyReply, { https }: { https: boolean }): void {
  reply.headers(always)
  reply.header('x-request-id', request.id)
  if (https) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  // The route tells it: an address may be spelled in many ways.
  if (/^\/api/i.test(request.routeOptions?.url ?? request.url)) {
    reply.header('cache-control', 'no-store')
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  }
}
