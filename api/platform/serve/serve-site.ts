import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import { openThrottle } from '../open-throttle.ts'
import type { Web } from '../platform.ts'
import { pagePolicy } from './security-headers.ts'

interface Site {
  clock: Clock
  /** How far budgets are stretched, for tests. */
  rateScale: number
  /** The folder of the built front end. */
  root: string
  /** The address of the chat, for the page's policy. */
  chatAddress(): Promise<string>
  /** The hash of the one script that stands inside the page. */
  inlineScript: string
  /** The HTML of the page at an address. */
  page(url: string): Promise<string>
}

/** Serves the built front end. Every path that is no file is a page of it; files with a hash in their name never change. */
export async function serveSite(web: Web, site: Site): Promise<void> {
  if (!existsSync(site.root)) return
  await web.register(fastifyStatic, {
    root: site.root,
    wildcard: false,
    index: false,
    // The plugin's own header would win over ours.
    cacheControl: false,
    serveDotFiles: false,
    setHeaders(reply, file) {
      const kept = file.includes(`${path.sep}assets${path.sep}`)
      reply.setHeader('cache-control', kept ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const budget = openThrottle(pagesPerSecond * site.rateScale, pagesAtOnce * site.rateScale)
  // A call or a file that is not there must not be answered with a page.
  for (const gone of ['/api', '/api/*', '/assets/*', ...probes])
    web.get(gone, (_request, reply) => reply.callNotFound())
  // The description of the API is a page, although it stands among the calls.
  for (const shown of ['/', '/api/docs', '/*']) web.get(shown, page)

  async function page(request: FastifyRequest, reply: FastifyReply) {
    if (namesFile(request.url)) return reply.callNotFound()
    const wait = budget.take(request.ip, site.clock.now().getTime())
    if (wait > 0) return refuse(reply, wait)
    const [chatAddress, html] = await Promise.all([site.chatAddress(), site.page(request.url)])
    reply.header('content-security-policy', pagePolicy(originOf(chatAddress), site.inlineScript))
    reply.header('cache-control', 'no-cache')
    return reply.type('text/html; charset=utf-8').send(html)
  }
}

/** Of pages that one address may load; files of the front end, which cost next to nothing, are not counted. */
const pagesPerSecond = 20
const pagesAtOnce = 100

/** Without a look at the database: whoever floods the pages must cost nobody else anything. */
const refuse = (reply: FastifyReply, wait: number): FastifyReply =>
  reply
    .code(429)
    .header('retry-after', wait)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      '<!doctype html><html lang="en"><title>Too many pages</title><p>Too many pages at once. Please wait a moment and load this one again.',
    )

/** Addresses that monitors try on any server: a page there would tell them that all is well. */
const probes = ['/livez', '/health', '/metrics', '/status', '/ping']

/** No page has a dot in its last part, so whoever asks for one wants a file. */
const namesFile = (url: string): boolean => /\.[^/]*$/.test(url.split('?')[0] ?? '')

function originOf(address: string): string {
  return /^https:\/\/[\w.-]+(:\d+)?/.exec(address)?.[0] ?? ''
}
